/** How the intervals of figures against labels are made, for the subtitles that need it. */
export const INTERVAL_METHOD = "by Wilson’s formula over problems or agent versions, whichever is wider";
