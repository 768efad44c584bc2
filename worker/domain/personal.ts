const email = /[\p{L}\p{N}._%+-]+[@＠][\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
/** Seven digits or more with the separators people put between them: phones, cards, accounts. */
const longNumber = /\+?\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){6,}/gu;

/** A JSON value with personal data in its strings masked, for what a rail or a log may show. */
export function maskPersonal<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(email, '•••@•••').replaceAll(longNumber, '•••') as T;
  if (Array.isArray(value)) return value.map(maskPersonal) as T;
  if (typeof value !== 'object' || value === null) return value;
  const masked = Object.entries(value).map(([key, inner]) => [maskPersonal(key), maskPersonal(inner)]);
  return Object.fromEntries(masked) as T;
}
