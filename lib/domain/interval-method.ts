/** How the intervals of figures against labels are made, for the subtitles that need it. */
export const INTERVAL_METHOD = "by Wilson’s formula over problems and agent versions together";

/** Of a difference between two of them: each has both ways in its own interval, what they do to both ends is asked one way at a time. */
export const DIFFERENCE_METHOD = "from the two intervals, over problems or agent versions, whichever is wider";
