import type { Standing } from "@/components/bulk-approval/standing-bulk";
import { OVERTAKEN } from "@/lib/domain/press-words";

/**
 * What became of a wish to undo what was done last in the table. "asking": the wish before it waits for the server.
 * "nothing": there is nothing to undo. "saving": an act, which may be the one that is meant, is not answered yet. A bulk job
 * that came last "stands", is being taken back or is hidden, or "unknown": the server does not say; nothing before it is
 * undone in its place. "overtaken": something was done while the server was asked.
 */
export type UndoneLast =
  | ("undoing" | "asking" | "saving" | "overtaken" | "nothing")
  | (Exclude<Standing, "gone"> | "unknown");

interface UndoWords {
  readonly message: string;
  readonly detail: string;
  /** Whether what stands in the way is found among the bulk approvals. */
  readonly isBulk?: true;
}

const AGAIN = "Do it again in a moment.";

const WORDS = {
  saving: { message: "Not undone: what you did just before is still being saved", detail: AGAIN },
  stands: {
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
  overtaken: OVERTAKEN,
} as const satisfies Partial<Record<UndoneLast, UndoWords>>;

/** What is said of an undo that is not under way. */
export function undoWords(what: Exclude<UndoneLast, "undoing" | "asking">, approveKey: string | undefined): UndoWords {
  const detail = howToTakeBack(approveKey);
  if (what === "nothing") return { message: "There is no approval to undo here", detail };
  if (what === "hidden")
    return {
      message: "Not undone: a bulk approval came last, and what became of it is hidden while you review blind",
      detail: `It is shown once you have answered and revealed all, or once the queue is closed. ${detail}`,
    };

  return WORDS[what];
}

function howToTakeBack(key: string | undefined): string {
  return key
    ? `Go to an approved row and press ${key} to take its approval back.`
    : "Check the box of an approved row to take its approval back.";
}
