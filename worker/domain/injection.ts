import { fold } from './text.ts';

/**
 * Fixed patterns of messages that try to command the assistant instead of asking it something. They are matched on a
 * folded copy, so that look-alike letters and invisible characters do not help, and each is narrow: a shopper who says
 * "ignore the price" or "my system" is not an attacker.
 */
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+|any\s+|every\s+|the\s+|your\s+|of\s+)*(?:previous|prior|above|earlier|preceding|system|initial|original)\s+(?:instructions?|prompts?|rules?|directions?|guidelines?|context)/u,
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:all|every)\s+(?:of\s+)?(?:the\s+|your\s+)?(?:previous|prior|above|earlier|preceding)\s+messages/u,
  /\b(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+|every\s+|the\s+|of\s+)*your\s+(?:instructions?|prompts?|rules?|guidelines?|programming|training|policies)/u,
  /\b(?:reveal|print|show|repeat|output|display|tell me|give me|leak|dump)\b.{0,30}\b(?:(?:your|the)\s+(?:(?:full|whole|exact)\s+)?(?:system|initial|hidden|secret)\s+(?:prompt|instructions|message)|your\s+(?:full\s+|own\s+)?(?:prompt|instructions(?!\s+(?:for|on|about|to)\b))|(?:your|the)\s+(?:tool names|api keys?))\b/u,
  /\bwhat(?:'s|\s+is|\s+are|\s+was)\s+your\s+(?:system|initial|hidden|secret)\s+(?:prompt|instructions|message)/u,
  /\byou are (?:now|no longer)\b.{0,40}\b(?:dan|jailbroken|unrestricted|developer mode|without (?:any )?(?:rules|restrictions|limits)|an? (?:assistant|ai|bot|model))\b/u,
  /\b(?:enable|enter|activate|switch to)\s+(?:developer|debug|admin|god|jailbreak|dan)\s+mode\b/u,
  /\bfrom now on\b.{0,40}\b(?:agree with|say yes|you (?:must|will|shall)|answer only|respond only)\b/u,
  /(?:^|\n)[^\S\n]*(?:<\|?(?:system|im_start|assistant)\|?>|\[?system\]?\s*:|###\s*(?:system|instruction))/u,
];

/** Whether the message tries to command the assistant. */
export function isInjection(message: string): boolean {
  const folded = fold(message);
  return patterns.some((pattern) => pattern.test(folded));
}
