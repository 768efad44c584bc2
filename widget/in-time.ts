/** What comes within a second; a failure counts as what does not. */
export function inTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 1000));
  return Promise.race([promise.catch(() => undefined), late]);
}
