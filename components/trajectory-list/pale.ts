/** What answers the question before, while the next answer takes its time; one that comes at once flickers nothing. */
export const PALE =
  "group-aria-busy/rows:opacity-60 group-aria-busy/rows:transition-opacity group-aria-busy/rows:delay-150";
