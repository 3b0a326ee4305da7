/** A line around a call that a link names. */
export const POINTED = "rounded-control outline outline-offset-2 outline-accent";
