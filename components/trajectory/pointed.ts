/** A line around a call that a link names. */
export const POINTED = "rounded-control outline outline-offset-2 outline-accent";

/** A line under words that a link names: their ground alone is hardly told from that of the step in focus. */
export const CITED = "border-b-2 border-accent bg-accent-soft";
