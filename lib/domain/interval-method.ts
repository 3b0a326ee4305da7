/** How the intervals of figures against labels are made, for the subtitles that need it. */
export const INTERVAL_METHOD = "by Wilson’s formula over problems and agent versions together";

/** Of a difference between two of them: the two ways are not put together there. */
export const DIFFERENCE_METHOD = "over problems or agent versions, whichever is wider";
