import { type Answers, isAnswers } from "@/lib/domain/question";
import { ApiError } from "./api";
import { sendFailureOf } from "./send-failure";

export const AUTOSAVE_MS = 400;
const RETRY_MS = 5000;

/** Where the drafts are: all on the server, on their way, or in this browser until the network is back or for good. */
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
  /** Whether the browser holds a draft that the server refused. */
  readonly hasRefused: () => boolean;
  /** Sends what was refused once more: the server may take it by now. */
  readonly retry: () => Promise<void>;
  /** The item came back under another lease, to which what the server has not confirmed goes. */
  readonly move: (from: string, to: string) => void;
  /** Sends what waits, now. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

// A lease is one person's: another person of this browser does not meet the draft.
const keyOf = (lease: string) => `assay.draft.${lease}`;

/** Drafts on their way to the server, a copy in the browser until it has them. */
export function createDrafts({ save, storage, onPlace, onRefused }: DraftParts): Drafts {
  const waiting = new Map<string, Answers>();
  const refused = new Map<string, Answers>();
  /** Leases with a save in flight: a newer draft waits for it, or the network might let the older one arrive last. */
  const saving = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const free = [...waiting].filter(([lease]) => !saving.has(lease));
    const sent = await Promise.all(free.map(([lease, answers]) => saveOne(lease, answers)));
    if (refused.size > 0) onPlace("refused");
    else if (waiting.size === 0) onPlace("saved");
    else if (sent.includes("silence")) onPlace("browser");
    if (waiting.size > 0) later(sent.includes("silence") ? RETRY_MS : AUTOSAVE_MS);
  }

  async function saveOne(lease: string, answers: Answers): Promise<"saved" | "silence" | "refused"> {
    const isNewest = () => waiting.get(lease) === answers;
    saving.add(lease);
    try {
      await save(lease, answers);
    } catch (error) {
      // The copy in the browser stays, and the place says so. Silence is tried again by itself, a refusal is not.
      if (!(error instanceof ApiError) || sendFailureOf(error) !== "refusal") return "silence";
      if (isNewest()) {
        waiting.delete(lease);
        refused.set(lease, answers);
      }
      onRefused(error.message);
      return "refused";
    } finally {
      saving.delete(lease);
    }
    if (isNewest()) {
      waiting.delete(lease);
      refused.delete(lease);
      storage.removeItem(keyOf(lease));
    }
    return "saved";
  }

  function change(lease: string, answers: Answers): void {
    refused.delete(lease);
    waiting.set(lease, answers);
    try {
      storage.setItem(keyOf(lease), JSON.stringify(answers));
    } catch {
      // The browser has no room for a copy. The server gets the draft all the same, and what is chosen stays on screen.
    }
    onPlace("saving");
    later(AUTOSAVE_MS);
  }

  function forget(lease: string): void {
    waiting.delete(lease);
    storage.removeItem(keyOf(lease));
    if (refused.delete(lease) && refused.size === 0 && waiting.size === 0) onPlace("saved");
  }

  return {
    change,
    forget,
    hasRefused: () => refused.size > 0,
    retry: async () => {
      if (refused.size === 0) return;
      for (const [lease, answers] of refused) waiting.set(lease, answers);
      await flush();
    },
    move: (from, to) => {
      const answers = waiting.get(from) ?? refused.get(from);
      if (from === to || answers === undefined) return;
      change(to, answers);
      forget(from);
    },
    kept: (lease) => {
      const text = storage.getItem(keyOf(lease));
      return text === null ? undefined : parsed(text);
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
