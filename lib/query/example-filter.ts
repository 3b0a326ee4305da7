/** Filter text that shows how terms are written, in the filter box and the README. It finds rows in the sample arena. */
export const EXAMPLE_FILTER = "verdict:agentic gate:5 unseen:>0";
