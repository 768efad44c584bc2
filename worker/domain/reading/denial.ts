/**
 * A no that belongs to the bound behind it and turns it around: "not more than", "nothing under", "I don't want to pay
 * over". Ends before a space.
 */
export const denied = String.raw`(?:\b(?:not?|nothing|none|never|cannot|without)|\b[a-z]+n't)(?: (?:want|wants|wish|like|to|be|is|are|have|has|that|which|get|spend|spending|afford|affording|pay|paying|go|going|cost|costs|costing|measure|measures|weigh|weighs|anything|a (?:cent|penny|dollar)))*`;
