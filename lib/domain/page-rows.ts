/** Rows of one page of a list that is seldom longer: a history, comments, people. */
export const PAGE_ROWS = 200;
