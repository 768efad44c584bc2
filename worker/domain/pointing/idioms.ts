/**
 * Words that look as if they pointed at something and do not: "at first", "is it possible", "that would be nice". They
 * are crossed out before anything is looked for. Patterns are for folded text.
 */
export const idioms: readonly RegExp[] = [
  /\bat (?:first|last|once)\b|\bfirst (?:of all|things? first)\b/gu,
  /\b(?:one|a|just|wait a|split) second\b|\bsecond (?:thoughts?|opinion|home|floor)\b|\b(?:first|second)-?hand\b/gu,
  /\b(?:is|was|would|will|isn't|could|might) (?:it|that|this) (?:be )?(?:(?:at all|even|also|really|actually|still|not) )*(?:possible|(?:ok|okay|fine|alright|all right|right)(?! for (?!me|us|you))|true|normal|necessary|allowed|legal|a problem|an issue|too (?:late|early)|correct|everything|all|because|just me|raining|snowing|sunny|going to (?:rain|snow)|rain|snow|christmas yet|better to|best to|cheaper to)\b/gu,
  /\b(?:it|this|that)(?:'?s| is| was|'d be| would be| will be|'ll be) (?:(?:also|really|just|actually|very|quite|so|too|all|not) )*(?:possible|ok|okay|fine|alright|(?:nice|great|good|hard|fun|lovely) (?:to|talking|meeting|chatting)|up to|time|been|raining|(?:a|an|his|her) (?:\p{L}+ )?(?:gift|present|surprise)|a (?:shame|pity|lot|good|great|nice|bit much)|my|our|for (?:an?|my|our|me|us|him|her|his|their|the)|because|about|urgent|important|it|all|great|good|perfect|right|true|correct|cool|helpful|enough|everything|what|why|how|where|when|not what)\b/gu,
  /\bit (?:(?:really|all|just|only|also) )?(?:depends|seems|says|matters|turns out|doesn't matter|does not matter|happens|goes without)\b|\bit (?:looks|sounds) (?:like|as)\b/gu,
  /\bit (?:should|must|has to|needs to|ought to|can't|cannot|mustn't|shouldn't|doesn't (?:need|have) to)\b/gu,
  /\bmak(?:e|ing) (?:it|that|them|those)\b|\b(?:got|forget|hate to say|when|if|before|i take|don't get|leave) it\b(?= (?:comes|to|that|but)|[.!,]|$)/gu,
  /\b(?:what time is it|how(?:'s| is) it going|as it (?:is|were|happens)|so be it|call it a day|take it easy|(?:this|that) is it|that's it)\b/gu,
  /\bthat(?:'d| would| will|'ll| could| might| sounds| helps| works| makes| said| being said| way| case| much| many| kind| sort| type| day| week| month| year| time| long| often| bad| far| point| idea| means| explains)\b/gu,
  /\bthis (?:weekend|week|month|year|morning|evening|afternoon|summer|winter|spring|autumn|fall|christmas|easter|time|way|shop|store|site|website|chat|kind|sort|type|point|much|far|friday|saturday|sunday|monday|tuesday|wednesday|thursday|room|house|flat|home|wall|corner|space)\b/gu,
  /\b(?:these|those) (?:days|kinds?|sorts?|types?|who|people|times|of us)\b|\b(?:one|any) of these days\b/gu,
  /\b(?:sure|think|thinking|thought|worry|worried|happy) about (?:it|this|that)\b|\b(?:none|neither|not any) of (?:these|those|them)\b|\b(?:told|tell|said|say|know|knew|believe|heard?|guess|think|hope|wish|mean|sure|is|was) (?:(?:me|us|you) )?that(?= (?:it|i|you|he|she|we|they|there)\b|'?s? (?:already|before)\b)|\b(?:told|said|knew|heard) (?:(?:me|us|you) )?(?:that|this|it)(?=\s*(?:$|[.,!?]))|\bthey (?:say|said|told|tell|called|promised)\b|\bthe one and only\b|\bboth (?:of us|my|our|sides|ways|ends|kids|children|cats|dogs|rooms)\b/gu,
  /\blast (?:night|week|month|year|time|summer|winter|spring|autumn|christmas|longer|minute|chance|question|thing)\b/gu,
];
