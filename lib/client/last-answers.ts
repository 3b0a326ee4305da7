import type { LastAnswer } from "@/lib/contract/last-answer";
import type { Owner } from "./own-store";

const MOST = 20;
const PREFIX = "assay.answers.";
const keyOf = (queue: string, { id }: Owner) => `${PREFIX}${id}.${queue}`;

/** The newest answers of a person in a queue, given in this browser, the last one last; a reload does not forget them. */
export async function readLastAnswers(storage: Storage, queue: string, owner: Owner): Promise<readonly LastAnswer[]> {
  const text = storage.getItem(keyOf(queue, owner)) ?? textOfNobody(storage, queue, owner);
  if (text === null) return [];
  const { LastAnswerList } = await import("./answer-schemas");
  try {
    return LastAnswerList.parse(JSON.parse(text));
  } catch {
    // Not JSON: another program wrote it.
    return [];
  }
}

/** An older version named nobody: in local mode only one person can have given those answers. */
function textOfNobody(storage: Storage, queue: string, { access }: Owner): string | null {
  return access === "local" ? storage.getItem(`${PREFIX}${queue}`) : null;
}

interface Written {
  readonly queue: string;
  readonly owner: Owner;
  readonly answers: readonly LastAnswer[];
}

export function writeLastAnswers(storage: Storage, { queue, owner, answers }: Written): void {
  try {
    storage.setItem(keyOf(queue, owner), JSON.stringify(answers.slice(-MOST)));
  } catch {
    // The browser has no room. Until the page is left they are known all the same, the last one after it by the server.
  }
}

interface OfServer {
  /** The newest that counts; null where none does. */
  readonly last: LastAnswer | null;
  /** Commits that the server does not have. */
  readonly unsent: ReadonlySet<string>;
}

/**
 * The answers of this browser with what the server knows of the newest that counts: in its own place, else behind all that
 * were sent. What was sent after it was taken back elsewhere.
 */
export function withLastOfServer(answers: readonly LastAnswer[], { last, unsent }: OfServer): readonly LastAnswer[] {
  const isUncounted = ({ commit, isExtra }: LastAnswer) => isExtra === true || unsent.has(commit);
  if (last === null) return answers.filter(isUncounted);

  const at = answers.findIndex(({ commit }) => commit === last.commit);
  if (at !== -1) return [...answers.slice(0, at), last, ...answers.slice(at + 1).filter(isUncounted)];

  const sent = answers.filter(({ commit }) => !unsent.has(commit));
  return [...sent, last, ...answers.filter(({ commit }) => unsent.has(commit))];
}

/** Whether anybody ever answered in a queue in this browser. */
export function hasAnswered(storage: Storage): boolean {
  return Object.keys(storage).some((key) => key.startsWith(PREFIX));
}
