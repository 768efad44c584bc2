import type { LanguageWords } from './language-words.ts';

const done =
  'added|put|placed|reserved|booked|ordered|cancell?ed|refunded|shipped|sent|e-?mailed|messaged|texted|called|applied|updated|changed|' +
  'swapped|switched|moved|processed|issued|created|opened|filed|registered|scheduled|arranged|forwarded|escalated|passed|' +
  'notified|informed|told|asked|contacted|submitted|saved|charged|took (?:the|your|a)|set your|took care|had (?:it|them) \\w{3,12}|held|had (?:it|one|them|two|both) (?:set|put|held|reserved|packed)|extended|enabled|activated|upgraded|waived|approved|' +
  'granted|credited|credit|assigned|confirmed|removed|deleted|dispatched|packed|prepared|unlocked|started|logged|noted|flagged|signed|' +
  'subscribed|enrolled|set (?:aside|up|one aside|it aside)|taken|made an exception|reduced|lowered|dropped|taken off|locked|secured|kept|' +
  'recorded|marked|requested|paid|deducted|completed|initiated|authori[sz]ed|redirected|corrected|transferred|exchanged|' +
  'replaced|returned|posted|printed|attached|generated|included|pre-?ordered|rebooked|rescheduled|postponed|paused|stopped|' +
  'verified|tracked|traced|reported|written|wrapped|assembled|doubled|matched|claimed|joined|linked|stored|entered|' +
  'checked out|bought|purchased|handed|relayed|alerted|queued|cleared|spoken|talked|phoned|rung|sold|measured|tested|' +
  'let (?:them|the team|the warehouse|our)|given|got|gotten|ticked|turned on|switched on|adjusted|combined|accepted|cut';
const promised =
  'add|put|place|reserve|book|order|cancel|refund|ship|send|e-?mail|message|text|call|apply|update|change|swap|switch|process|issue|create|' +
  'open|file|register|schedule|arrange|forward|escalate|pass|notify|inform|contact|submit|save|charge|hold|extend|enable|' +
  'activate|upgrade|waive|approve|grant|credit|assign|confirm|remove|delete|dispatch|pack|prepare|unlock|log|sign|set (?:aside|up)|' +
  'make an exception|reduce|lower|lock|secure|keep one|request|pay|deduct|redirect|correct|transfer|exchange|replace|have (?:it|one|them|the|a|our|your)|' +
  'wrap|match|get (?:it|them|one|you)|throw in|deliver|remind|track|report|follow up|ask (?:our|the) (?:team|warehouse|colleagues?|carrier)|' +
  'do (?:that|it|this|so)|see to|take care of|make sure|ring|drop|bring|buy|fix|knock|give you (?:a|an|\\d|the)|offer you (?:a|an|\\d)|let you know when';
const adverbs =
  '(?:(?:now|just|also|already|gladly|happily|personally|then|even|both|have|been|today|quickly|gone ahead and|went ahead and) ){0,4}';
const cart =
  '(?:your|the) (?:shopping )?(?:cart|basket|bag|trolley|wishlist|list|account|favou?rites|order|inbox)\\b';
const iAm = "(?:i|we)(?:'ve| have|'d| had)?";

export const en: LanguageWords = {
  tells:
    'a the and is are of to it with for you your this that not on at from in we our be can has have its an or if as by which they does do i was will there here one all no me what would how these any',
  numbers: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  hundred: 'hundred',
  thousand: 'thousand',
  units: {
    mm: 'mm|millimet(?:re|er)s?',
    cm: 'cm|centimet(?:re|er)s?',
    m: 'm|met(?:re|er)s?',
    in: 'inch(?:es)?',
    ft: 'ft|foot|feet',
    g: 'g|grams?|grammes?',
    kg: 'kg|kgs|kilograms?|kilos?',
    oz: 'oz|ounces?',
    lb: 'lbs?|pounds?(?=\\s(?:in\\s)?weight)',
    ml: 'ml|millilit(?:re|er)s?',
    l: 'l|lit(?:re|er)s?',
  },
  times: {
    second: 'seconds?|secs?',
    minute: 'minutes?|mins?',
    hour: 'hours?|hrs?|h',
    'business-day': '(?:business|working|work) ?-?days?|weekdays?',
    day: 'days?',
    night: 'nights?',
    fortnight: 'fortnights?',
    week: 'weeks?',
    month: 'months?',
    year: 'years?|yrs?',
  },
  article: 'a|an|one',
  percent: 'percent|per cent|pct',
  discountBefore: 'sav(?:e|es|ing)|discount(?:ed)?|reduced|reduction|cut|down|rebate|markdown|off',
  discountAfter:
    'off|discount|reduction|less|cheaper|lower|under|below|savings?|markdown|rebate|saved|back|refund(?:ed)?|coupon|voucher|sale',
  shares: {
    50: 'half[ -](?:of )?(?:the )?(?:list )?(?:price|off|cost)|two for (?:one|1)|2 for (?:one|1)|buy one,? get one|at half',
    33: 'a third (?:off|less|cheaper)|one third off',
    25: 'a quarter (?:off|less|cheaper)',
    // Of how much nobody knows.
    0: '(?:a|one|some|a few|several|hundreds? of|tens of|a couple of) (?:dollars?|euros?|bucks|cents?)|(?:twice|double|triple|half) (?:the price|as (?:much|expensive|cheap))|pay half|pay for (?:1|one)\\b|(?:cheaper|less|lower) than (?:before|usual|ever)',
  },
  weekdays: ['mondays?', 'tuesdays?', 'wednesdays?', 'thursdays?', 'fridays?', 'saturdays?', 'sundays?'],
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept?',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  relativeDays: {
    tomorrow: '(?<!day after )tomorrow',
    'in two days': 'day after tomorrow',
    tonight: 'tonight',
    today: 'today|same[- ]day|straight away today',
    yesterday: 'yesterday',
    'next day':
      'the day after|next[- ](?:business[- ])?day|overnight (?:delivery|shipping)|delivered overnight',
    'this week': 'this week(?:end)?|later this week|(?:by )?the end of (?:the|this) week',
    'next week': 'next week(?:end)?',
    'this month': 'this month|(?:by )?the end of (?:the|this) month',
    'next month': 'next month',
    'next year': 'next year|this year',
    'a season':
      '(?:next|this|in|by|until|from|for) (?:the )?(?:spring|summer|autumn|winter)(?! (?:dry|keep))',
  },
  measures: {
    seatHeight: { before: 'seat height|height of the seat|seat is', after: 'seat height|to the seat' },
    width: { before: 'width|widths|wide', after: 'wide|in width|width|broad|across the front' },
    depth: { before: 'depth', after: 'deep|in depth|depth' },
    height: { before: 'height|(?:stands|standing) (?:at )?', after: 'high|tall|in height|height' },
    length: { before: 'length', after: 'long|in length|length' },
    diameter: { before: 'diameter', after: 'across|in diameter|diameter|round' },
    thickness: { before: 'thickness', after: 'thick|in thickness' },
    load: {
      before:
        'maximum load|load limit|weight limit|load(?: per shelf)?|hold(?:s|ing)?|supports?|bears?|carr(?:y|ies)|lifts?(?: a load)?|up to',
      after: 'load|of load|limit',
    },
  },
  stock: {
    'in-stock':
      'in[- ]stock|on stock|ready to (?:ship|go|be sent|send)|available (?:now|immediately|right away)|ships? (?:right away|immediately|now)|on hand|plenty (?:left|available)|back in stock|restocked|good availability',
    'sold-out':
      'sold[- ]out|out of stock|unavailable|no longer available|(?:all )?gone|none left|run out|ran out',
    'made-to-order': 'made[- ]to[- ]order|built to order|made on order|made for you on order',
    other:
      'no longer (?:sold|made|stocked|produced)|discontinued|(?:on )?back-?order(?:ed)?|pre-?order(?:ed)?|sells out|selling out|out until|temporarily (?:out|unavailable)|awaiting stock|(?:almost|nearly|soon) gone|gone soon|(?:back|available|more of (?:it|them))(?: in stock)? (?:soon|again|shortly)',
    available: 'available(?! (?:in|as|with|from|at|for|on|by|to)\\b)|can be (?:ordered|bought) now',
  },
  negation:
    "not|no|none|nothing|avoid|never|cannot|without|neither|nor|nobody|no longer|(?:is|are|was|were|does|do|did|has|have|can|could|wo|would|should|must|need)n't|can't|won't|hardly|isnt|arent|doesnt|cant|wont",
  condition:
    'if|as long as|whether|when|once(?! (?:again|more))|until|unless|provided|in case|while|before|after|whenever|as soon as|where',
  actions: [
    {
      hint: '\\b(?:i|we)\\b',
      words: `(?<!\\b(?:if|as|when|once|until|that|what|unless|than) )(?:\\b${iAm} ${adverbs}(?:${done})(?! (?:out|up|my|mine|together)\\b)\\b)`,
    },
    {
      hint: "\\bi(?:'ll| will| shall|'m going| am going)|\\blet me",
      words: `\\b(?:i'll|i will|i am going to|i'm going to|i shall|let me) ${adverbs}(?:${promised})\\b(?! (?:that )?(?:up|again|in|for) ?[.?!]?$)`,
    },
    {
      hint: "\\b(?:i'm|i am|we're|we are)\\b",
      words: `\\b(?:i'm|i am|we're|we are) ${adverbs}(?:adding|placing|reserving|booking|ordering|cancell?ing|refunding|shipping|sending|e-?mailing|applying|updating|changing|processing|issuing|arranging|forwarding|holding|scheduling|putting|packing|preparing|getting|passing|transferring|contacting|calling|setting|taking care|opening|extending|saving|keeping|crediting|waiving|letting|marking|reporting|offering you|giving you)\\b`,
    },
    {
      hint: '^\\W{0,4}\\w{4,9}\\W{0,4}$',
      words: '^\\W{0,4}(?:done|ordered|cancell?ed|refunded|sent|paid|booked|reserved|sorted|ready)\\W{0,4}$',
    },
    {
      hint: '\\b(?:i|we)\\b.{1,40}\\byou|^\\W{0,4}you\\b|\\bi (?:own|work)\\b',
      words:
        "\\b(?:i|we)(?:'ve| have| can)? (?:now |just |also )?(?:see|found|looked (?:at|up|into)|checked|know|opened|read) (?:that |where )?(?:your (?:order|account|parcel|payment|return|refund|file|data|history|address)|you (?:live|bought|ordered|paid|returned))\\b|\\bi (?:own\\b|work (?:in|at|for|here)\\b)|^\\W{0,4}you(?:'ve| have)? (?:already |just )?(?:bought|ordered|paid|returned|received)\\b",
    },
    {
      hint: "\\bi(?: can|'d be happy| could)\\b",
      words: `\\bi(?: can|'d be happy to| could) ${adverbs}(?:cancel|refund|reserve|lower|reduce|do (?:that|this|it) for you|hold one|apply|waive|place (?:the|your|an) order|order (?:it|one|them)|approve|decide|accept|add (?:it|one|them|this|a|both)|change your|update your|give you (?:a|an|\\d)|offer you (?:a|an|\\d)|book|set one aside|make an exception|extend|knock|throw in|match|e-?mail|send (?:it|one|them|you))\\b`,
    },
    {
      hint: '\\b(?:been|now|just|already)\\b',
      words: `\\b(?:(?:has|have) (?:now |just |already |also )?been|(?:is|are|was|were|'s) (?:now|just|already)) (?:${done})\\b`,
    },
    {
      hint: "\\b(?:is|are|was|were)\\b|'s\\b",
      words: `\\b(?:is|are|was|were|'s) (?:also |all )?(?:reserved|booked|scheduled|registered|approved|activated|set aside|on hold|queued|logged|unlocked|secured|enabled|upgraded|waived)\\b`,
    },
    {
      hint: 'consider|your?\\b|cart|basket|bag|list|account|favou?rites|order|inbox|way|has|have|is|are|wa|for you|set\\b|done|be (?:with|at|re|ca|no|se)|thank',
      words: `\\b(?:consider (?:it|this|that|them|yours)|your (?:order|parcel|return|refund|request|exchange|claim|ticket|delivery|slot|place|cart|basket|appointment|discount|voucher|code|account|subscription|trial|booking|reservation|message|complaint|report|invoice|address|payment)(?: number)? (?:is|are|was|has|have|will|did|starts?|started|went|came|comes?|leaves?|left|arrives?|ships?|got|now|waits?)\\b(?! (?:the proof|not))|(?:is|are|'s|'re|was|were|been|now|,|\\||^)(?: (?:now|already|just|both|all|waiting|sitting)){0,3} ?(?:(?:added|placed|put|saved) )?(?:in|into|to|on) ${cart}|(?<!\\b(?:be|is|are|get|being) )added (?:[^\\s.!?]{1,20} ){0,8}(?:in)?to ${cart}|(?:is|are|'s|'re|be|now|already|and) on (?:its|their|the) way\\b|has (?:just )?left (?:our|the) (?:warehouse|store|depot)|(?:courier|carrier|driver|warehouse|team|colleague|technician|buyer|manager|supplier|factory|delivery company|fitter)s? (?:has|have|is|are|was|were) (?:now |just |already )?(?:been )?(?:told|informed|notified|booked|asked|on (?:its|their|the) way|assigned|contacted|packing|preparing|called|expecting)|(?:reserved|held|kept|set aside|put aside|packed|booked|waiting|ready|saved|ordered|noted) (?:for you|in your name|under your name)|all set|(?:it|that|this|everything)(?:'s| is) (?:all )?(?:done|sorted|arranged|taken care of|yours)|done for you|(?:passed|forwarded|handed|escalated) (?:on )?to (?:the|our|a) (?:team|person|colleague|warehouse|manager)|you (?:are|'re|will be|'ll be) (?:now )?(?:booked|registered|refunded|enrolled|subscribed|on the (?:list|waiting)|credited|charged|notified|called|contacted)|(?:will|'ll) be (?:with you|at your|refunded to you today|called|notified|sent to you)|you(?:'ll| will) (?:get|receive|hear from|find) (?:an? |the |our |your )?(?:e-?mail|sms|text|call|confirmation|message|link|discount|voucher|refund|tracking|it|them|from)|thanks? for your order|order (?:is )?(?:placed|confirmed|complete))`,
    },
  ],
  speaker:
    "i am|i'm|we are|we're|i was|you(?:'re| are)(?: not| never)? (?:talking|speaking|chatting|writing) (?:to|with)|(?:nobody|no one|nothing) (?:here )?is",
  human:
    'humans?|(?:real|actual|live|living) (?:person|people)|person(?! (?:at|of|on|from) (?:help|the|our))|man|woman|employees?|staff|colleagues?|owner|sales(?:person|man|woman)|expert|specialist|designer|agent|member of (?:the|our) team',
  machine:
    '(?:chat|ro)?bots?|machine|computer|(?:computer )?program|software|ai(?: \\w{1,12})?|artificial intelligence|language model|automat(?:ed|ic)|assistant',
  promises: {
    free: 'free of charge|for free|(?<=: ?)free\\b(?! of| from (?:stains|marks))|(?<!tax[ -]|duty[ -]|free of |\\w-)free (?!of\\b|from\\b|and clean|weave|standing)\\w{3,12}|(?:is|are|be|it|them|ships?|delivery|shipping|returns?|pickup|assembly|s) (?:then |always |also |all )?free\\b(?! of| from (?:stains|marks))|at no (?:extra |additional )?(?:cost|charge)|no (?:delivery |shipping |return |extra |pickup )?(?:fees?|charge|cost)|without (?:any |extra )?(?:charge|cost|fees?)|complimentary|on the house|on us|our treat|(?:we|the shop|shop) pays?|(?:we|the shop) covers?|(?:pay|costs?|costing|for) nothing|gratis|paid by (?:us|the shop)',
    worldwide:
      'world ?wide|internationally|anywhere (?:in the world|you (?:like|are|want))|any country|all countries|every country|globally|abroad|overseas|around the world',
    lifetime:
      '(?:return|send|exchange|cancel|refund)(?: [a-z]{1,12}){0,3} (?:whenever|any ?time)|lifetime|for life|forever|unlimited|life-?long|indefinitely',
    express:
      'express|priority (?:shipping|delivery)|expedited|next[- ]day|overnight (?:delivery|shipping)|(?:weekend|saturday|sunday) delivery|rush',
    guaranteed: '(?:is|are|delivery|arrival|we) (?:\\w{1,10} )?guaranteed?',
    'money-back': 'money[- ]back|satisfaction guarantee',
    'no-questions': 'no questions asked',
    instalments:
      'interest[- ]free|instal?lments?|klarna|afterpay|financing|pay later|in \\d parts|pay (?:in|by) (?:parts|stages|bits)',
    'pay-later': 'pay (?:afterwards|(?:when|once|after) (?:it|they|the)|on (?:delivery|arrival))',
    sale: '(?:on|in the) sale|half[- ]price|(?:was|were|used to be) (?:more expensive|dearer|pricier)|used to cost',
    bundle:
      '(?:two|three|four|\\d) for (?:one|two|the price of|\\d)(?! (?:rooms?|people|persons?|seats?))|buy (?:one|two|three|\\d),? (?:and )?get|(?:get|have) (?:a|the|one|another)(?: (?:second|third|fourth|3|2|one))? free|second one (?:is )?(?:free|half)',
    gift: 'comes? with (?:an?|your) (?:free |little |small )?(?:gift|bonus|present)|free gift|gift (?:is )?included',
    agreed:
      "(?:price|deal|offer|it|that)(?:'s| is| was) (?:agreed|settled|a deal)|^(?:agreed|deal|done deal)(?![a-z])|(?:is|are|'s) (?:all |now )?yours|you (?:now |already )?own|put (?:it |one |them )?(?:by|aside|away) for|(?:have|get|take) (?:it|them|one) for (?:less|a lower|a better)|(?:special|better|good) (?:price|offer|deal) for you|(?:make|do|give) you an? (?:\\w{1,12} )?(?:price|offer|deal|discount)",
    'nothing-to-pay':
      "you (?:pay|owe|spend) nothing|for nothing|(?:is|are|'s) on (?:us|the house)|costs? you nothing",
    'price-match':
      'price[- ]match(?:ing|ed)?|match (?:any|the|their|other) prices?|beat any price|best price|lowest price (?:guarantee|anywhere)',
    wallets: 'paypal|apple pay|google pay|bitcoin|crypto(?:currency)?|cheques?|cash',
    callback:
      "(?:someone|somebody|(?:a|the|our) (?:person|human|colleague|team|member of (?:the|our) team)|we)(?:'ll| will| (?:is|are) going to)(?: \\w{1,12})? (?:call|ring|phone|contact|write|e-?mail|message|text|reply|respond|be in touch|get (?:back|in touch))|you(?:'ll| will) (?:soon )?(?:hear from|be (?:called|contacted))|(?:check|look in) your (?:e-?mail|mail|inbox)",
    hours:
      "(?:we|shop|store|showroom|team|support)(?:'re| is| are) (?:now |still |always |currently )?(?:open|closed|closing)|day and night|(?:round|around) the clock|24 ?/ ?7",
    elsewhere:
      '(?:another|other|different|better|cheaper) (?:shops?|stores?|retailers?|sellers?|sites?)|(?:cheaper|better|for less) (?:elsewhere|somewhere else)',
    popular:
      'popular|best[- ]?sell(?:er|ing)s?|(?:people|customers|shoppers|others|everyone|everybody) (?:have |has )?(?:bought|buys?|loves?|likes?|chose|chooses?|(?:is|are) (?:looking|buying))|hurry|going fast|prices? (?:goes|go) (?:up|down)|prices?(?: of the)? {1,80}(?:will|(?:is|are) going to) (?:soon )?(?:go|be|rise|drop|fall)',
    secrets:
      '(?:card|account|bank|passport|social security) ?(?:numbers?|details|data)|cvv|cvc|iban|passwords?|passcode|your pin|date of birth|pay (?:me|here|through me|in (?:the|this) chat)',
  },
  atMost:
    "under|below|up to|at most|less than|cheaper than|(?:no|not|n't) (?:over|above|more than)|maximum of|max|within|budget (?:of|is)|(?:between|from) \\S{1,20} (?:and|to)",
  atLeast: 'over|above|at least|more than|minimum of|between|from',
  yours: 'your(?: own)?(?: (?:budget|limit|maximum|minimum)(?: of| is)?)?',
  code: 'type|enter|codes?|coupons?|vouchers?|promo(?:tion)?(?: code)?|discount code',
  reference:
    '(?:order|parcel|tracking|reference|ref|claim|ticket|case|invoice|confirmation|booking|reservation|chat|form|lot|batch|serial|article|item|model|customer|account|request|return|rma|number|no|consignment|model)(?: (?:number|no|nr|ref|id|code))?\\.?',
  unstated:
    "(?:not|never) (?:\\w{1,12} )?(?:stated|listed|given|mentioned|named|specified|said|covered by what|covered in|shown|noted|described|included in th)|n't (?:\\w{1,12} )?(?:stated|listed|given|mentioned|named|specified|said|covered by what|covered in|shown|noted|described|state|list|give|mention|name|specify|say|show|in (?:this|these|the) (?:result|detail))|does not (?:\\w{1,12} )?(?:state|list|give|mention|name|specify|say|show)|do not (?:state|list|give|mention|name|specify|say|show)|not something|(?:states|mentions|names|lists|gives) no\\b|unstated|not in (?:this|these|the) (?:result|detail)|unknown|no (?:information|word|mention|details?) (?:on|of|about)",
};
