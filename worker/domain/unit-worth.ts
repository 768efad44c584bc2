/** What units outside the metric system are worth in those the catalogue keeps: millimetres, grams and millilitres. */
export const inch = 25.4;
export const foot = 304.8;
export const ounce = 28.349523125;
export const pound = 453.59237;
export const gallon = 3785.411784;
export const quart = 946.352946;
