import type { LanguageWords } from './words.ts';

export const english: LanguageWords = {
  telling:
    'about above and any anything are around at available bathroom bedroom beds below bench between ' +
    "black blanket blue bookcase bookshelf brass brown but buy by cabinet can can' cannot chair chairs " +
    'cheap cheaper cheapest coffee comfortable cost costs cotton couch could curtain curtains cushion ' +
    "deliver delivery desk did dining does doesn' don' drawer drawers dresser find fit fits for from " +
    "garden get gift give glass gray green grey had has have hello hey hi how i' if is isn' it it' kids " +
    'kitchen lamp lamps large last least leather less light lighting lights like living long look ' +
    'looking made many may might mirror more most much must my narrow need not oak of one only order ' +
    'our outdoor pair pan pay pillow pink plant please pot price reading red refund return returns rug ' +
    'rugs seat seats shelf shelves ship shipping short should show six small soft some something steel ' +
    'stock stool table tables tall teak than thank thanks that the them there these they this those ' +
    "three to towel two under velvet very walnut want wardrobe warm warranty we' what what' when where " +
    "which white who why wide will with without won' wood wooden wool would yellow yes you you' your",
  // Words of English that look like another language's keep those from telling too much.
  common:
    'a all also am an art as bar be bed been big boutique breed car carta chaise come con dans design ' +
    'die do door dos dove due even fast fin fine four gut ha hat hoe hotel in lang longue main man me ' +
    'met mine moderne no off on or other out over pain patio per plus pour pro rose rot rota sale set ' +
    'so sofa sofas son sono style suite sure ton tres up us use used vintage war was were wit',
};
