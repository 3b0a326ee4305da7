import { type Answers, isAnswers } from "@/lib/domain/question";
import { ApiError } from "./api";
import { sendFailureOf } from "./send-failure";

export const AUTOSAVE_MS = 400;
const RETRY_MS = 5000;

/** Where the draft on screen is: on the server, on its way, or in this browser until the network is back or for good. */
export type DraftPlace = "saved" | "saving" | "browser" | "refused";

interface DraftParts {
  readonly save: (lease: string, answers: Answers) => Promise<unknown>;
  readonly storage: Storage;
  readonly onPlace: (place: DraftPlace) => void;
  /** The server takes the draft no more, and why. */
  readonly onRefused: (reason: string) => void;
}

export interface Drafts {
  /** Keeps a change in the browser at once and on the server within 400 ms. */
  readonly change: (lease: string, answers: Answers) => void;
  /** What the browser holds of an item that the server has not confirmed. */
  readonly kept: (lease: string) => Answers | undefined;
  /** The answer was committed or dropped: nothing of it is saved any more. */
  readonly forget: (lease: string) => void;
  /** Sends what waits, now. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

// A lease is one person's: another person of this browser does not meet the draft.
const keyOf = (lease: string) => `assay.draft.${lease}`;

/** Drafts on their way to the server, a copy in the browser until it has them. */
export function createDrafts({ save, storage, onPlace, onRefused }: DraftParts): Drafts {
  const waiting = new Map<string, Answers>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const sent = await Promise.all([...waiting].map(([lease, answers]) => saveOne(lease, answers)));
    if (sent.includes("refused")) onPlace("refused");
    else if (waiting.size === 0) onPlace("saved");
    if (waiting.size === 0) return;
    if (!sent.includes("silence")) later(AUTOSAVE_MS);
    else {
      if (!sent.includes("refused")) onPlace("browser");
      later(RETRY_MS);
    }
  }

  async function saveOne(lease: string, answers: Answers): Promise<"saved" | "silence" | "refused"> {
    try {
      await save(lease, answers);
    } catch (error) {
      // The copy in the browser stays, and the place says so. Silence is tried again, a refusal with the next change.
      if (!(error instanceof ApiError) || sendFailureOf(error) !== "refusal") return "silence";
      if (waiting.get(lease) === answers) waiting.delete(lease);
      onRefused(error.message);
      return "refused";
    }
    if (waiting.get(lease) === answers) {
      waiting.delete(lease);
      storage.removeItem(keyOf(lease));
    }
    return "saved";
  }

  return {
    change: (lease, answers) => {
      waiting.set(lease, answers);
      storage.setItem(keyOf(lease), JSON.stringify(answers));
      onPlace("saving");
      later(AUTOSAVE_MS);
    },
    kept: (lease) => {
      const text = storage.getItem(keyOf(lease));
      return text === null ? undefined : parsed(text);
    },
    forget: (lease) => {
      waiting.delete(lease);
      storage.removeItem(keyOf(lease));
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}

function parsed(text: string): Answers | undefined {
  try {
    const value: unknown = JSON.parse(text);

    return isAnswers(value) ? value : undefined;
  } catch {
    // Not JSON: another program wrote it.
    return undefined;
  }
}
