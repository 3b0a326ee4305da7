/** Of a press that met what was done right before it. */
export const NOT_TAKEN = {
  message: "Not taken: what you did just before is still being saved",
  detail: "Do it again in a moment.",
} as const;

/** Of an undo that somebody went on from before it could be done. */
export const OVERTAKEN = {
  message: "Not undone: you did something else meanwhile",
  detail: "Do it again to undo that.",
} as const;
