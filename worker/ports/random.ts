/** Chance, passed in so that tests can choose it. At least 0 and less than 1. */
export type Random = () => number;
