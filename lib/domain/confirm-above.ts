/** Rows above which nothing is written, nor a judge asked, before a person confirmed their number. */
export const CONFIRM_ABOVE = 1000;
