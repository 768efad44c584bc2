import { andSeeksNothing, type HandoffWords } from './words.ts';

const harmed = String.raw`(?:damaged|broken(?![- ]white)|cracked(?![- ](?:glaze|leather|effect))|smashed|shattered|dented|torn|chipped|crushed|bent|ripped|in (?:pieces|bits)|with (?:\w+ ){0,3}(?:crack|dent|chip|scratch|tear)(?:es|s)?)`;
const who = String.raw`(?:(?:a|an|the|your|some|any|one of your) )?(?:(?:real|live|actual|human|customer|support|service|sales|living) ){0,2}(?:human(?: being)?|person|agent|representative|rep|manager|supervisor|advisor|adviser|operator|employee|colleague|staff(?: member)?|member of staff|customer (?:service|care|support)|support(?: team)?|service team|team|someone|somebody)(?![-\w]|'s| sized?\b| shaped\b)`;
const asks =
  '(?:can|could|may|might|let|want|need|like|love|prefer|rather|wish|please|have|get|how (?:do|can) i|way|someone (?:i|we) can|possible|trying|able)';
const business =
  '(?:hotel|office|restaurant|cafe|bar|bistro|school|company|business|hostel|b&b|clients?|church|clinic|holiday (?:lets?|homes?)|co-?working space)';
const counted = String.raw`(?<![$£€\d.,x×])\b\d{2,4} (?!(?:cm|mm|m|in|inch(?:es)?|ft|feet|kg|lbs?|w|watts?|x|by|dollars?|bucks|euros?|pounds?|people|persons|years?|days?|usd|percent)\b)`;

/** What a thing does that has a defect; what it was done to by somebody ("broke the vase") is none. */
const fails = String.raw`(?:(?:has |have )?(?:stopped working|snapped|collapsed|fallen apart|fell apart|fell off|come apart|came apart|come off|came off|cracked|broken|broke)(?: off| down)?(?! (?:the|my|our|an?|his|her|it)\b)|(?:no longer|does not|doesn't|don't|do not|won't|will not) (?:work|works|turn on|switch on|light up|open|close)|(?:is|are|'s) (?:\w+ )?(?:broken(?![- ](?:in|white)\b)|defective|faulty|not working|flickering|falling apart|peeling|sagging|wobbling|leaking)|(?:keeps flickering|flickers))`;

export const english: HandoffWords = {
  person: [
    new RegExp(
      String.raw`\b${asks}\b[^.!?]{0,30}\b(?:talk|speak|chat|talking|speaking|chatting|connected|connect|transferred|in (?:touch|contact))(?: (?:directly|now))? (?:to|with) ${who}`,
      'u',
    ),
    new RegExp(`^(?:talk|speak|chat|connect|transfer) (?:to|with) ${who}`, 'u'),
    new RegExp(
      String.raw`\b(?:connect|transfer|forward|escalate|pass|put|hand)(?: (?:me|us|this|it))?(?: (?:over|on|through))?(?: (?:to|with))? ${who}`,
      'u',
    ),
    /\b(?:get|give|find) (?:me|us) (?:a|an|some|the) (?:(?:real|live|actual|human) )*(?:human|person|agent|representative|operator|manager|supervisor)(?![-\w]| sized?\b)/u,
    /\b(?:i|we) (?:want|need|demand|'d like|would like|get|have) (?:a|an|some) (?:(?:real|live|actual|human|support|service) )*(?:human|person|agent|representative|operator)(?: being)?(?=\s*(?:$|[.!,?]|please|now|instead|not|to (?:help|talk|speak|answer|assist)))/u,
    /^(?:(?:a|an|real|live|actual|human|support) )*(?:human(?: being)?|person|agent|representative|operator|customer (?:service|care|support)|live chat)(?: please| now)*[\s.!]*$/u,
    /\b(?:is|are) (?:there )?(?:a |an |any ?|some ?)?(?:(?:real|live|actual|human) )*(?:human|person|people|agent|one|body)s?(?: here| there| around)* (?:(?:that )?i (?:can|could)|to) (?:talk|speak|chat|write|contact)/u,
    /\b(?:can|could|have|please|will) (?:someone|somebody|a person|an agent|a human)(?: from \w+(?: \w+)?)?(?: please)? (?:call|phone|ring|contact) me\b/u,
    new RegExp(String.raw`\b(?:rather|prefer to|want to|like to) deal with ${who}`, 'u'),
    /\b(?:don't|do not) want (?:to (?:talk|speak|chat) (?:to|with) )?(?:a |an |this |some )?(?:bot|robot|machine|computer|ai)\b/u,
  ],
  damage: [
    /\bthere(?:'s| is| are) (?:an? |some |several )?(?:\w+ )?(?:crack|dent|scratch|scratche|chip|tear|hole|rip)s? (?:in|on) (?:the|my|our|one of)\b[^.!?]{0,40}\b(?:(?:i|we)(?:'ve| have)? (?:just )?(?:got|bought|ordered|received)|you (?:sent|delivered)|(?:was|were) delivered|arrived|came)\b/u,
    new RegExp(
      String.raw`\b(?:arrived|came|turned up|showed up|got here|(?:was|were|been|got|just) delivered)\b[^.!?]{0,40}\b${harmed}`,
      'u',
    ),
    new RegExp(
      String.raw`\b(?:received|been sent|sent (?:me|us)|you delivered|delivered (?:me|us)|got my (?:order|parcel|package|delivery))\b[^.!?]{0,30}\b${harmed}`,
      'u',
    ),
    /\b(?:was|is|were|are|got|has|it|glass|frame|top)(?: been)? (?:damaged|broken|broke|cracked|smashed|shattered)(?: \w+)? (?:(?:in|during|on) (?:the )?(?:transit|delivery|arrival|shipping|transport|way)|when (?:(?:it|they) (?:arrived|came)|(?:i|we) (?:opened|unpacked)))\b/u,
    /\b(?:courier|driver|delivery (?:man|guy|team|people)|movers|carrier) (?:dropped|broke|damaged|scratched|dented)\b/u,
    new RegExp(
      String.raw`\b(?:got|came|arrived|delivered) (?:it |them )?(?:today|yesterday|this (?:morning|week))\b[^.!?]{0,40}\b(?:is|are|was|were|it's) (?:\w+ )?${harmed}`,
      'u',
    ),
    /\b(?:box|parcel|package|packaging|carton) (?:was|is|came|arrived)(?: \w+){0,2} (?:crushed|torn|ripped|damaged|smashed|wet|soaked)\b/u,
  ],
  warranty: [
    new RegExp(
      String.raw`\b(?:my|our|the|this|one of (?:my|our|the))(?! (?:old|last|previous|other|cat|dog|kids?|son|daughter)\b) (?:[\w-]+(?:'s)? ){1,4}(?:(?:just|already|suddenly) )?${fails}${andSeeksNothing}`,
      'u',
    ),
    /\b(?:warranty|guarantee) (?:claim|case)(?: please| for (?:my|our|the|this|a)\b|[:,]|[\s.!]*$)/u,
    /\b(?:make|file|start|open|submit|raise|lodge|put in) (?:a |my |another )?(?:warranty|guarantee)(?: claim| case)\b/u,
    /\b(?:claim(?:ing)?(?: on| under| against| from)?|(?:want|need|like) to use) (?:(?:my|the|your|its) )?(?:warranty|guarantee)\b/u,
    /\b(?:i have|i've got|we have|this is|it's|here is) a (?:warranty|guarantee) (?:claim|case|issue)\b/u,
    /^(?:a )?warranty claim(?: for\b|:|[\s.!]*$)/u,
    /\b(?:from you|from your (?:shop|store|site)|ordered here|bought here|you sold (?:me|us))\b[^.!?]{0,60}\b(?:stopped working|broke|has broken|is broken|fell apart|fell off|snapped|collapsed|doesn't work|does not work|won't turn on|is defective|is faulty|is peeling|is sagging)\b/u,
    /\b(?:stopped working|broke|has broken|is broken|fell apart|snapped|collapsed|is defective|is faulty)\b[^.!?]{0,60}\b(?:under|within) (?:the )?(?:warranty|guarantee)\b/u,
  ],
  complaint: [
    /\b(?:i|we)(?:'ve| have)? (?:just )?(?:received|got|was sent|were sent|been sent)\b[^.!?]{0,20}\b(?:wrong|incorrect)\b/u,
    /\b(?:you|they) (?:have )?(?:sent|delivered|shipped)\b[^.!?]{0,25}\bwrong\b/u,
    /\bwrong (?:item|product|order|colou?r|size|lamp|sofa|chair|table)s? (?:was |were |has been )?(?:arrived|came|delivered|sent)\b/u,
    /\b(?:bed ?bugs|mou?ld|moths|woodworm)\b[^.!?]{0,30}\b(?:from your|in the|in my|on the|on my|you (?:sent|sold|delivered))\b/u,
    /\b(?:i|we)(?:'d| would|'m| am| want| need| wish| have| must| was)?(?: like| going| here| writing)?(?: to)? (?:(?:make|file|lodge|submit|raise|register) )?(?:a )?(?:formal |official |serious )?complain(?:t|ing)?\b(?! of\b)/u,
    /\b(?:this is|here's|here is) (?:a |my )?(?:formal |official )?complaint\b/u,
    /\b(?:how|where) (?:can|do|could) (?:i|we) (?:make a )?complain(?:t)?\b/u,
    /\byour (?:customer )?(?:service|support|delivery|company|shop) (?:is|was) (?:\w+ )?(?:terrible|awful|horrible|bad|disgusting|appalling|shocking|lousy|dreadful|a joke)\b/u,
    /^(?:formal )?complaint(?:\b (?:about|against)\b|:|[\s.!]*$)/u,
    /\b(?:terrible|awful|horrible|worst|disgusting|appalling|shocking|lousy|dreadful) (?:customer )?(?:service|experience|company|shop|support)\b/u,
    /\b(?:is|are|was|simply|totally|completely|absolutely) unacceptable\b/u,
    /\b(?:nobody|no one|you (?:never|still (?:haven't|have not)|haven't|have not)) (?:has )?(?:answer|repl|respond)\w*/u,
    /\b(?:driver|courier|delivery (?:man|guy|team|people)|your (?:staff|team|colleague|agent)) (?:was|were)(?: \w+)? (?:rude|unfriendly|aggressive|drunk)\b/u,
    /\b(?:i'm|i am|we're|we are)(?: \w+){0,2} (?:unhappy|disappointed|dissatisfied|furious|angry|fed up|disgusted) (?:with|about|by|at) (?:you\b|your\b|my order|the (?:service|delivery)|this (?:shop|company)|how )/u,
    /\b(?:i'll|i will|going to) sue\b|\b(?:take you to court|trading standards)\b/u,
  ],
  trade: [
    /\b(?:trade|wholesale|bulk|b2b|corporate|volume|quantity) (?:orders?|accounts?|pric(?:es?|ing)|discounts?|purchases?|customers?|enquir(?:y|ies)|inquir(?:y|ies)|quotes?|terms|program(?:me)?)\b/u,
    /\bbusiness (?:orders?|accounts?|discounts?|purchases?)\b/u,
    /\b(?:order|buy|purchase) (?:\w+ )?(?:them|these|those|it|chairs|tables|lamps|furniture|sofas|beds) in bulk\b/u,
    /\b(?:sell|buy|offer|do you do) wholesale\b|\bdiscounts? for (?:businesses|companies|hotels|designers|schools|trade)\b/u,
    new RegExp(
      String.raw`\b(?:we are|we're|we run|i run|i own|i manage|i'm|i am)(?: \w+)? (?:a|an|the) (?:\w+ )?${business}\b[^.!?]{0,40}${counted}`,
      'u',
    ),
    new RegExp(String.raw`\bquote for ${counted}`, 'u'),
    /\btax[- ]exempt\b|\breseller\b|\bto resell\b/u,
    new RegExp(String.raw`${counted}(?:\w+ ){1,4}for (?:my|our|a|the) (?:\w+ )?${business}\b`, 'u'),
  ],
  supposed:
    /\b(?:if|in case|whether|suppose|imagine|when|how|where|what|can|could|may|might|would(?! like)|will|do|does|did|should|never|not|n't|no|nothing|ever|often|any|people|items|things|products|goods|something|anything|(?:another|other|different) (?:store|shop|company|place|website)|elsewhere)\b/u,
};
