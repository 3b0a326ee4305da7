/** What became of a wish to undo what was done last in the table. */
export type UndoneLast =
  | ("undoing" | "saving" | "overtaken" | "nothing")
  | ("bulk" | "taking back" | "hidden" | "unknown");

interface UndoWords {
  readonly message: string;
  readonly detail: string;
  /** Whether what stands in the way is found among the bulk approvals. */
  readonly isBulk?: true;
}

const AGAIN = "Do it again in a moment.";

const WORDS = {
  saving: { message: "Not undone: what you did just before is still being saved", detail: AGAIN },
  bulk: {
    message: "Not undone here: all matching were approved last",
    detail: "“Bulk approvals” undoes that as a whole.",
    isBulk: true,
  },
  "taking back": {
    message: "Not undone: a bulk approval is being taken back",
    detail: "Do it again once that is over.",
    isBulk: true,
  },
  unknown: {
    message: "Not undone: what became of the bulk approval cannot be read",
    detail: AGAIN,
    isBulk: true,
  },
  overtaken: { message: "Not undone: you did something else meanwhile", detail: "Do it again to undo that." },
} as const satisfies Partial<Record<UndoneLast, UndoWords>>;

/** What is said of an undo that is not under way. */
export function undoWords(what: Exclude<UndoneLast, "undoing">, approveKey: string | undefined): UndoWords {
  const detail = howToTakeBack(approveKey);
  if (what === "nothing") return { message: "There is no approval to undo here", detail };
  if (what === "hidden")
    return { message: "Not undone: the bulk approval behind it is hidden while you review blind", detail };

  return WORDS[what];
}

function howToTakeBack(key: string | undefined): string {
  return key
    ? `Go to an approved row and press ${key} to take its approval back.`
    : "Check the box of an approved row to take its approval back.";
}
