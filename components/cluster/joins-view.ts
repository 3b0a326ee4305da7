/** How the joins of a cluster are shown. */
export const JOINS_VIEWS = ["graph", "table"] as const;
export type JoinsView = (typeof JOINS_VIEWS)[number];
