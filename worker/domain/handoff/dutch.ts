import { andSeeksNothing, type HandoffWords } from './words.ts';

const who =
  '(?:iemand|(?:een |de |jullie |uw )?(?:echt |echte |menselijke? )?(?:mens|persoon|medewerk(?:er|ster)|collega|adviseur|klantenservice|manager))';
const harmed = '(?:kapot(?:te)?|beschadigde?|gebroken|stuk|gescheurde?|gebarsten)';

export const dutch: HandoffWords = {
  person: [
    new RegExp(
      String.raw`\bmet ${who}(?: (?:van|uit) [^.!?]{2,25})? (?:spreken|praten|chatten|bellen)\b`,
      'u',
    ),
    new RegExp(String.raw`\b(?:spreken|praten|chatten) met ${who}\b`, 'u'),
    /\b(?:mag|kan|wil) ik (?:\w+ )?(?:iemand|een (?:mens|medewerker|persoon)) (?:spreken|bellen)\b/u,
    /\bik (?:wil|wil graag|zou graag) (?:een )?(?:echt |echte )?(?:mens|medewerker|persoon)(?=\s*(?:$|[.!,]|spreken|graag|aub))/u,
    /^(?:een )?(?:echt |echte )?(?:mens|medewerker|klantenservice)(?: graag| aub| alsjeblieft)?[\s.!]*$/u,
  ],
  damage: [
    new RegExp(String.raw`\b(?:kwam|kwamen)\b[^.!?]{0,30}\b${harmed} (?:aan|binnen)\b`, 'u'),
    new RegExp(
      String.raw`\b${harmed}(?: \w+)? (?:aangekomen|geleverd|bezorgd|ontvangen|gekregen|binnengekomen)\b`,
      'u',
    ),
  ],
  warranty: [
    new RegExp(
      String.raw`\b(?:mijn|onze|ons)(?! oude) \w+(?: \w+){0,2} (?:doe(?:t|n) het niet(?: meer)?|werk(?:t|en) niet(?: meer)?|gaat niet meer (?:aan|open|dicht)|(?:is|zijn) (?:\w+ ){0,4}(?:kapot|defect|stuk|gebroken|gescheurd)|ging kapot|flikkert)\b${andSeeksNothing}`,
      'u',
    ),
    /\b(?:heb|wil|is) (?:\w+ )?een (?:garantieclaim|garantiegeval)\b/u,
    /\b(?:aanspraak maken|beroep doen) op (?:de |mijn )?garantie\b/u,
    /\bgarantie (?:claimen|inroepen)\b/u,
  ],
  complaint: [
    /\b(?:verkeerde|foute) (?:\w+ ){1,2}(?:ontvangen|gekregen|geleverd|gestuurd)\b|\bbedwantsen\b/u,
    /\b(?:heb|hebben|wil) (?:\w+ )?een klacht\b/u,
    /\bklacht indienen\b/u,
    /^klacht\b/u,
    /\b(?:is|vind ik) (?:\w+ )?(?:onacceptabel|schandalig)\b/u,
  ],
  trade: [
    /\b\d{2,4} (?:\w+ ){1,4}voor (?:mijn|ons|onze|een|het|de) (?:\w+ )?(?:restaurant|hotel|hostel|cafe|bar|kantoor|bedrijf|school|praktijk)/u,
    /\b(?:zakelijke (?:bestelling|klant|korting|account)|groothandel\w*|bulkbestelling|wederverkoper|zakelijk bestellen)\b/u,
  ],
  supposed: /\b(?:als|indien|wanneer|hoe|waar|wat|kan|kunnen|zou|niet|nooit|geen)\b/u,
};
