import { fold } from '../text.ts';

/** One language's words, as patterns on folded text, for the two ways in which an assistant is commanded. */
interface Language {
  /** "Ignore", "forget". */
  readonly ignore: string;
  /** "Previous", "your": which of what one is told. */
  readonly which: string;
  /** "Instructions", "rules". */
  readonly told: string;
  /** "Show", "what is". */
  readonly show: string;
  /** "Your system prompt". */
  readonly secret: string;
}

const languages: readonly Language[] = [
  {
    ignore: 'ignorier(?:e|en|t)?|vergiss|vergesse|vergesst|missachte|uberschreibe|umgehe',
    which: 'vorherigen?|vorigen?|obigen?|bisherigen?|fruheren?|vorangegangenen?|ursprunglichen?|deine[nr]?',
    told: 'anweisung(?:en)?|instruktion(?:en)?|regeln?|vorgaben|befehle|richtlinien|prompts?',
    show: 'zeige?|gib|verrate|nenne?|drucke?|wiederhole|was (?:ist|sind|steht in)|wie laute[tn]',
    secret:
      'system ?-?prompts?|systemanweisung(?:en)?|(?:geheimen?|versteckten?|internen?) (?:anweisung|regel)(?:en|n)?',
  },
  {
    ignore: 'ignore[zr]?|oublie[zr]?|neglige[zr]?|contourne[zr]?|outrepasse[zr]?',
    which: 'precedente?s?|anterieure?s?|ci-dessus|initiale?s?|tes|vos',
    told: 'instructions?|consignes?|regles?|directives?|prompts?',
    show: "montre[zr]?|affiche[zr]?|donne[zr]?|revele[zr]?|repete[zr]?|quel(?:le)?s? (?:est|sont)|c'est quoi",
    secret:
      '(?:prompt|message|instructions?) (?:du )?systeme|instructions? (?:secretes?|cachees?|initiales?)',
  },
  {
    ignore: 'ignora|ignore|ignorad|olvida|olvide|olvidate de|omite|descarta|salta(?:te)?',
    which: 'anterior(?:es)?|previas?|previos?|de arriba|iniciales|tus|sus',
    told: 'instruccion(?:es)?|reglas?|ordenes|directrices|indicaciones|prompts?',
    show: 'muestra(?:me)?|muestre|ensena(?:me)?|dime|revela|repite|imprime|cual(?:es)? (?:es|son)',
    secret:
      '(?:prompt|mensaje|instrucciones) (?:de(?:l)? )?sistema|instrucciones (?:secretas|ocultas|iniciales)',
  },
  {
    ignore: 'ignora|ignorate|dimentica|dimenticate|trascura|scavalca',
    which: 'precedent[ei]|sopra|iniziali|tue|vostre',
    told: 'istruzion[ei]|regol[ea]|direttive|prompt',
    show: 'mostra(?:mi)?|dimmi|rivela|ripeti|stampa|qual(?:e|i)? (?:e|sono)',
    secret: '(?:prompt|messaggio|istruzioni) (?:di |del )?sistema|istruzioni (?:segrete|nascoste|iniziali)',
  },
  {
    ignore: 'ignore|ignora|esquece|esqueca|desconsidere|desconsidera',
    which: 'anterior(?:es)?|previas?|acima|iniciais|suas|tuas',
    told: 'instruc(?:ao|oes)|regras?|diretrizes|ordens|prompts?',
    show: 'mostre?(?:-me)?|mostra(?:-me)?|diga(?:-me)?|revele|repita|imprima|qual(?:is)? (?:e|sao)',
    secret: '(?:prompt|mensagem|instrucoes) (?:de|do) sistema|instrucoes (?:secretas|ocultas|iniciais)',
  },
  {
    ignore: 'negeer|vergeet|omzeil|overschrijf',
    which: 'vorige|eerdere|voorgaande|bovenstaande|oorspronkelijke|je|jouw|uw',
    told: 'instructies?|regels|richtlijnen|opdrachten|prompts?',
    show: 'toon|laat|geef|vertel|herhaal|print|wat (?:is|zijn|staat)',
    secret: 'systeem ?-?prompt|systeeminstructies?|(?:geheime|verborgen) instructies?',
  },
  {
    ignore: 'игнорируй(?:те)?|забудь(?:те)?|проигнорируй(?:те)?|отмени(?:те)?',
    which: 'предыдущ(?:ие|ее|их)|прежние|твои|ваши|выше',
    told: 'инструкц(?:ии|ию|ий)|указания|правила|команды',
    show: 'покажи(?:те)?|выведи(?:те)?|раскрой(?:те)?|повтори(?:те)?',
    secret: 'системн(?:ый|ого) промпт|системные инструкции|скрытые инструкции',
  },
];

/** The same in scripts that put no space between words, or in other letters. */
const others: readonly string[] = [
  '(?:忽略|无视|忘记|忽視|無視).{0,8}(?:之前|以上|先前|上面|所有|你的).{0,6}(?:指令|指示|规则|規則|提示)',
  '(?:显示|告诉我|输出|顯示).{0,8}(?:系统提示|系統提示|隐藏指令)',
  '(?:以前|これまで|前|上記|すべて|全て).{0,6}(?:指示|命令|ルール|プロンプト)(?:を|は)?.{0,4}(?:無視|忘れ)',
  '(?:システムプロンプト|隠された指示).{0,6}(?:教え|表示|見せ|出力)',
  '(?:पिछले|पिछली|पहले के|सभी).{0,12}(?:निर्देश|निर्देशों|नियम|नियमों).{0,10}(?:अनदेखा|नजरअंदाज|भूल)',
];

const within = String.raw`[^.!?\n]`;

function patternsOf({ ignore, which, told, show, secret }: Language): RegExp[] {
  const edge = (words: string) => String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`;
  const some = `(?:${edge(which)}${within}{0,24}?${edge(told)}|${edge(told)}${within}{0,24}?${edge(which)})`;
  return [
    new RegExp(`${edge(ignore)}${within}{0,40}?${some}`, 'u'),
    new RegExp(`${edge(show)}${within}{0,30}?${edge(secret)}`, 'u'),
  ];
}

/** Letters are folded as the text is, which takes some of one alphabet for those of another. */
export const foreign: readonly RegExp[] = [
  ...languages.flatMap((language) =>
    patternsOf(
      Object.fromEntries(
        Object.entries(language).map(([name, words]) => [name, fold(words)]),
      ) as unknown as Language,
    ),
  ),
  ...others.map((pattern) => new RegExp(fold(pattern), 'u')),
];
