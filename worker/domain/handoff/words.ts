/**
 * How one language says, for certain, what a person of the shop has to look after. Patterns are for folded text (lower
 * case, no accents) and look at one sentence; what they leave out is for the model to recognise.
 */
export interface HandoffWords {
  /** Whoever asks for a person. */
  readonly person: readonly RegExp[];
  /** Something arrived damaged. */
  readonly damage: readonly RegExp[];
  /** A claim under the warranty, and no question about it. */
  readonly warranty: readonly RegExp[];
  readonly complaint: readonly RegExp[];
  /** An order of a business, or of a business's size. */
  readonly trade: readonly RegExp[];
  /** Said before one of the above, it makes a question or a mere possibility of it: "what if it arrives damaged". */
  readonly supposed: RegExp;
}

/**
 * Behind a broken thing: whoever goes on to seek another, or to ask what the warranty covers, is no case for a person
 * yet. In all the languages, since words of one mean nothing in the others.
 */
export const andSeeksNothing = [
  String.raw`(?![^.!?]*\b(?:new (?:one|ones)|another|similar|looking for|show me|do you (?:have|sell|stock)|(?:need|want) (?:an?|one|some|to (?:buy|order)) (?!refund|replacement|repair|person)`,
  String.raw`|suche|brauche einen? neue\w*|neue[nrs]?|cherche|nouve\w+|busco|nuev[oa]s?|cerco|nuov[oaie]|procuro|nov[oa]s?|zoek|nieuwe?|nay[ai])\b)`,
  String.raw`(?![^.!]*\b(?:covered|warrant|guarant|garan[tcz]i)\w*[^.!]*\?)`,
].join('');
