import { andSeeksNothing, type HandoffWords } from './words.ts';

/** In Latin letters, as it is typed on a phone. */
export const hindi: HandoffWords = {
  person: [
    /\b(?:insaan|insan|aadmi|admi|vyakti|human|person|agent|manager|customer care|kisi) se (?:baat|bat) (?:kar|ho)\w*/u,
  ],
  damage: [
    /\b(?:toot[aei]|tut[aei]|tuta hua|toota hua|kharab|phat[aei]|damaged?|broken|crack\w*)(?: hu[aei])? (?:aay?[aei]|ay[aei]|mil[aei]|nikl[aei]|deliver \w+|pahunch[aei])\b/u,
  ],
  warranty: [
    new RegExp(
      String.raw`\b(?:mer[aei]|hamar[aei])(?: \w+){1,3} (?:band ho ga(?:y[aei]|i)|kharab (?:ho ga(?:y[aei]|i)|hai)|toot ga(?:y[aei]|i)|tut ga(?:y[aei]|i)|(?:kaam|chal) nahi)\b${andSeeksNothing}`,
      'u',
    ),
    /\b(?:warranty|guarantee) claim kar\w*/u,
  ],
  complaint: [/\bshikayat (?:kar|darj)\w*/u, /\bgalat (?:\w+ )?(?:aay?[aei]|ay[aei]|mil[aei]|bhej\w*)\b/u],
  trade: [/\b\d{2,4} (?:\w+ ){1,4}(?:restaurant|hotel|office|cafe|school|dukaan|company) ke liye\b/u],
  supposed: /\b(?:agar|kya|kaise|kab|kahan|nahi|kabhi)\b/u,
};
