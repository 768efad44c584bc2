import { andSeeksNothing, type HandoffWords } from './words.ts';

const who =
  '(?:jemand(?:em|en)?|(?:einem |einer |einen |eine |dem |der |ihrem |eurem |nem )?(?:echten? |richtigen? |menschlichen? |realen? )?(?:menschen?|person|mitarbeiter(?:in)?|berater(?:in)?|kundenberater(?:in)?|kollegen|kundenservice|kundendienst|ansprechpartner(?:in)?|vorgesetzten|chef))';
const harmed =
  '(?:beschadigt|kaputt|zerbrochen|zerkratzt|defekt|zerrissen|gerissen|verbogen|verbeult)(?:e[nrsm]?)?';

export const german: HandoffWords = {
  person: [
    new RegExp(
      String.raw`\bmit ${who}(?: (?:aus|von|vom) [^.!?]{2,25})? (?:sprechen|reden|chatten|telefonieren|verbunden)`,
      'u',
    ),
    new RegExp(String.raw`\b(?:sprechen|reden) mit ${who}`, 'u'),
    /\bgibt es (?:hier |da )?(?:einen |eine )?(?:echten? )?(?:menschen|mitarbeiter(?:in)?|jemanden?),? mit (?:dem|der) ich (?:sprechen|reden)/u,
    /\bverbinde(?:n sie)? mich\b/u,
    /\bich (?:will|mochte|brauche|hatte gern(?:e)?) (?:einen |eine )?(?:echten? |richtigen? |menschlichen? )?(?:menschen|mitarbeiter|ansprechpartner|kundenberater)(?=\s*(?:$|[.!,]|bitte|sprechen))/u,
    /^(?:einen? )?(?:echter? |echten )?(?:mensch(?:en)?|mitarbeiter|kundenservice|kundendienst)(?: bitte)?[\s.!]*$/u,
  ],
  damage: [
    new RegExp(String.raw`\b(?:kam|kamen)\b[^.!?]{0,40}\b${harmed} (?:an|bei)\b`, 'u'),
    new RegExp(String.raw`\b${harmed}(?: \w+)? (?:angekommen|geliefert|erhalten|bekommen|zugestellt)\b`, 'u'),
    /\bmit (?:einem |einer |\w+ )?(?:riss|kratzer|kratzern|delle|dellen|schaden|bruch) (?:geliefert|angekommen)\b/u,
    /\b(?:habe|hat|haben) (?:\w+ ){0,3}(?:einen )?transportschaden\b/u,
  ],
  warranty: [
    new RegExp(
      String.raw`\b(?:mein|unser)e?[nrsm]?(?! alte) \w+(?: \w+){0,2} (?:(?:geht|funktioniert|leuchtet|schliesst|offnet)\b[^.!?]{0,30}\bnicht(?: mehr)?|(?:flackert|wackelt)|(?:ist|sind) (?:\w+ ){0,4}(?:kaputt|defekt|zerbrochen|gebrochen|gerissen|auseinandergefallen)(?:gegangen)?|hat (?:\w+ ){0,2}(?:einen riss|einen defekt))\b${andSeeksNothing}`,
      'u',
    ),
    /^(?:ein )?(?:garantiefall|gewahrleistungsfall)\b(?!\?)/u,
    /\b(?:das ist|habe|es ist) (?:ein(?:en)? )?(?:garantiefall|gewahrleistungsfall)\b/u,
    /\b(?:garantie|gewahrleistung)(?:anspruch|sanspruch)? (?:geltend machen|in anspruch nehmen|beanspruchen|einfordern)\b/u,
    /\b(?:garantiefall|garantieanspruch) (?:melden|anmelden|einreichen)\b/u,
  ],
  complaint: [
    /\bfalsche[nrsm]? (?:\w+ )?(?:erhalten|bekommen|geliefert|geschickt|gekommen|angekommen)\b|\b(?:falsch geliefert|falschlieferung)\b|\bbettwanzen\b/u,
    /\b(?:mich|uns) (?:\w+ ){0,4}beschweren\b/u,
    /\b(?:habe|hatte|mochte|will) (?:\w+ )?eine (?:beschwerde|reklamation)\b/u,
    /^(?:beschwerde|reklamation)\b/u,
    /\b(?:mochte|will|muss) (?:\w+ ){1,4}reklamieren\b/u,
    /\b(?:unzufrieden|enttauscht) (?:mit|von) (?:ihrem|ihrer|eurem|eurer|der lieferung|dem service)\b/u,
    /\b(?:unverschamtheit|frechheit)\b/u,
  ],
  trade: [
    /\b\d{2,4} (?:\w+ ){1,4}fur (?:mein|unser|ein|das|die|den)\w* (?:\w+ )?(?:restaurant|hotel|hostel|cafe|bar|bistro|buro|firma|schule|praxis|kanzlei|pension|unternehmen|kita|gastronomie)/u,
    /\b(?:grossbestellung|gewerbekund\w*|handlerrabatt|handlerpreis\w*|mengenrabatt|grosshandel\w*|firmenbestellung|wiederverkauf\w*|geschaftskund\w*)\b/u,
  ],
  supposed: /\b(?:wenn|falls|ob|wie|wo|was|kann|konnte|nicht|nie|kein\w*|sollte)\b/u,
};
