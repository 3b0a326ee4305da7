/** Bands that can be told apart where they lie over each other; of more lines only the first and the pointed one have theirs. */
export const MOST_BANDS = 2;
