import { type Answers, isAnswers } from "@/lib/domain/question";

export const AUTOSAVE_MS = 400;
const RETRY_MS = 5000;

/** Where the draft on screen is: on the server, on its way, or in this browser until the network is back. */
export type DraftPlace = "saved" | "saving" | "browser";

interface DraftParts {
  readonly save: (lease: string, answers: Answers) => Promise<unknown>;
  readonly storage: Storage;
  readonly onPlace: (place: DraftPlace) => void;
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
export function createDrafts({ save, storage, onPlace }: DraftParts): Drafts {
  const waiting = new Map<string, Answers>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const sent = await Promise.all([...waiting].map(([lease, answers]) => saveOne(lease, answers)));
    if (waiting.size === 0) onPlace("saved");
    else if (sent.every(Boolean)) later(AUTOSAVE_MS);
    else {
      onPlace("browser");
      later(RETRY_MS);
    }
  }

  async function saveOne(lease: string, answers: Answers): Promise<boolean> {
    try {
      await save(lease, answers);
    } catch {
      // The copy in the browser stays, the place says so, and the next round tries again.
      return false;
    }
    if (waiting.get(lease) === answers) {
      waiting.delete(lease);
      storage.removeItem(keyOf(lease));
    }
    return true;
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
