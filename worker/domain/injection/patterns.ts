import { foreign } from './languages.ts';

/**
 * Fixed patterns of messages that try to command the assistant instead of asking it something, on folded text: no
 * accents, lower case. Each is narrow: a shopper who says "ignore the price" or "my system" is not an attacker.
 */
const english: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+|any\s+|every\s+|the\s+|your\s+|of\s+)*(?:previous|prior|above|earlier|preceding|system|initial|original)\s+(?:instructions?|prompts?|rules?|directions?|guidelines?|context)/u,
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:all|every)\s+(?:of\s+)?(?:the\s+|your\s+)?(?:previous|prior|above|earlier|preceding)\s+messages/u,
  /\b(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+|every\s+|the\s+|of\s+)*your\s+(?:instructions?|prompts?|rules?|guidelines?|programming|training|policies)/u,
  /\b(?:reveal|print|show|repeat|output|display|tell me|give me|leak|dump)\b.{0,30}\b(?:(?:your|the)\s+(?:(?:full|whole|exact)\s+)?(?:system|initial|hidden|secret)\s+(?:prompt|instructions|message)|your\s+(?:full\s+|own\s+)?(?:prompt|instructions(?!\s+(?:for|on|about|to)\b))|(?:your|the)\s+(?:tool names|api keys?))\b/u,
  /\bwhat(?:'s|\s+is|\s+are|\s+was)\s+your\s+(?:system|initial|hidden|secret)\s+(?:prompt|instructions|message)/u,
  /\byou are (?:now|no longer)\b.{0,40}\b(?:dan|jailbroken|unrestricted|developer mode|without (?:any )?(?:rules|restrictions|limits)|an? (?:assistant|ai|bot|model))\b/u,
  /\b(?:enable|enter|activate|switch to)\s+(?:developer|debug|admin|god|jailbreak|dan)\s+mode\b/u,
  /\bfrom now on\b.{0,40}\b(?:agree with|say yes|you (?:must|will|shall)|answer only|respond only)\b/u,
];

/** The marks by which chat formats tell who speaks. */
const marks =
  /(?:^|\n)[^\S\n]*(?:<\|?(?:system|im_start|assistant)\|?>|\[?system\]?\s*:|###\s*(?:system|instruction)|\[inst\])/u;

/** Whether folded text commands the assistant. */
export function commands(folded: string): boolean {
  return [...english, marks, ...foreign].some((pattern) => pattern.test(folded));
}
