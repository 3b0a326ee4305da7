import type { EvaluatedRun } from "@/lib/contract/evaluation";
import type { DbOrTransaction } from "@/lib/db/client";
import { nearestWords } from "@/lib/query/nearest-words";
import type { CorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { ServiceError } from "@/lib/services/service-error";

export interface FoundRun {
  /** Internal. */
  readonly key: number;
  readonly run: EvaluatedRun;
}

const SELECT = { id: true, extId: true, key: true, name: true, harness: true } as const;

/** Runs by their internal keys, in the order of their making. */
export async function runsOfKeys(db: DbOrTransaction, keys: readonly number[]): Promise<readonly FoundRun[]> {
  const runs = await db.run.findMany({ where: { id: { in: [...keys] } }, select: SELECT, orderBy: { id: "asc" } });

  return runs.map(foundRun);
}

/**
 * The runs of a corpus that these words name: each by its public id, else its key, else its name.
 *
 * @throws ServiceError NOT_FOUND that names the nearest runs, INVALID for a name of several runs
 */
export async function findRuns(
  db: DbOrTransaction,
  corpus: CorpusKey,
  words: readonly string[],
): Promise<readonly FoundRun[]> {
  const runs = await db.run.findMany({
    where: { corpusId: corpus.id },
    select: SELECT,
    orderBy: { id: "asc" },
  });

  return words.map((word) => {
    const exact = runs.filter((run) => run.extId === word || run.key === word);
    const named = exact.length > 0 ? exact : runs.filter((run) => run.name === word);
    const [found] = named;
    if (found === undefined)
      throw unknownRun(
        word,
        corpus,
        runs.map(({ name }) => name),
      );
    if (named.length > 1)
      throw severalRuns(
        word,
        named.map(({ key }) => key),
      );

    return foundRun(found);
  });
}

function foundRun(run: {
  readonly id: number;
  readonly extId: string;
  readonly name: string;
  readonly harness: string | null;
}): FoundRun {
  return { key: run.id, run: { id: run.extId, name: run.name, harness: run.harness } };
}

const SHOWN_NAMES = 3;

function unknownRun(word: string, { name }: CorpusKey, known: readonly string[]): ServiceError {
  const nearest = nearestWords(word, known, SHOWN_NAMES).map((run) => `“${run}”`);
  const help =
    nearest.length === 0
      ? "it has no runs."
      : `the nearest ${nearest.length === 1 ? "is" : "are"} ${nearest.join(", ")}.`;

  return new ServiceError("NOT_FOUND", `There is no run “${word}” in “${name}”; ${help}`);
}

function severalRuns(word: string, keys: readonly string[]): ServiceError {
  const shown = keys.slice(0, SHOWN_NAMES).map((key) => `“${key}”`);

  return new ServiceError(
    "INVALID",
    `${keys.length} runs are named “${word}”; name one by its key, such as ${shown.join(", ")}.`,
  );
}
