/** What answers the question before, while the next answer takes its time; one that comes at once flickers nothing. */
export const PALE =
  "group-data-stale/rows:opacity-60 group-data-stale/rows:transition-opacity group-data-stale/rows:delay-150";
