/**
 * Why a reply did not come, or not to its end: the worker answered with something other than a stream (`rejected`,
 * with its response), sent a frame that is not JSON (`unreadable`), sent nothing for too long (`stalled`) or nothing
 * at all (`empty`). Whatever else goes wrong is what `fetch` throws.
 */
export class ReplyFailure extends Error {
  readonly kind: 'rejected' | 'unreadable' | 'stalled' | 'empty';
  readonly response: Response | undefined;

  constructor(kind: ReplyFailure['kind'], response?: Response) {
    super(kind);
    this.kind = kind;
    this.response = response;
  }
}
