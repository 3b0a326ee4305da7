/** What richness counts, where one number of it stands: by names alone, so that it may be above the verdict's share. */
export const RICHNESS_COUNTS =
  "Share of dispatches whose tool is the next that the model’s last answer named. Arguments are not compared: calls that code rewrote count, calls that a macro makes do not. The verdict goes by who made each call";
