/** How many clusters are pinned, or unpinned, at once. */
export const MOST_PINNED = 200;

/** Pins of one answer. */
export const MOST_SHOWN_PINS = 200;
