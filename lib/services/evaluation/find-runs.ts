import * as z from "zod";
import type { EvaluatedRun } from "@/lib/contract/evaluation";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { nearestWords } from "@/lib/query/nearest-words";
import type { CorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { ServiceError } from "@/lib/services/service-error";
import { runWord } from "./run-word";

export interface FoundRun {
  /** Internal. */
  readonly key: number;
  readonly run: EvaluatedRun;
}

const RunRow = z.object({
  id: z.int(),
  extId: z.string(),
  key: z.string(),
  name: z.string(),
  harness: z.string().nullable(),
  isNameTaken: z.boolean(),
});
type RunRow = z.infer<typeof RunRow>;

/** Runs that meet a condition over `run ru`, in the order of their making. */
function readRuns(db: DbOrTransaction, condition: Sql): Promise<RunRow[]> {
  return queryRows(
    db,
    RunRow,
    sql`select ru.id, ru.ext_id::text as "extId", ru.key, ru.name, ru.harness, ${isNameTaken} as "isNameTaken"
        from run ru where ${condition} order by ru.id`,
  );
}

/** Another run of the corpus has the name of `run ru` as its name, as the filter compares names, or as its key. */
export const isNameTaken = sql`exists (select from run o where o.corpus_id = ru.corpus_id and o.id <> ru.id
  and (lower(o.name) collate "C" = lower(ru.name) collate "C" or o.key = ru.name))`;

/** Runs by their internal keys, in the order of their making. */
export async function runsOfKeys(db: DbOrTransaction, keys: readonly number[]): Promise<readonly FoundRun[]> {
  const runs = await readRuns(db, sql`ru.id = any(${[...keys]}::int[])`);

  return runs.map(foundRun);
}

/**
 * The runs of a corpus that these words name: each by its public id, else its key or its name.
 *
 * @throws ServiceError NOT_FOUND that names the nearest runs, INVALID for a name of several runs, or the key of one that is
 * the name of another
 */
export async function findRuns(
  db: DbOrTransaction,
  corpus: CorpusKey,
  words: readonly string[],
): Promise<readonly FoundRun[]> {
  const runs = await readRuns(db, sql`ru.corpus_id = ${corpus.id}`);

  const named = words.map((word) => {
    const byId = runs.filter((run) => run.extId === word);

    return { word, runs: byId.length > 0 ? byId : runs.filter((run) => run.key === word || run.name === word) };
  });
  const missing = named.flatMap((of, at) => (of.runs.length === 0 ? [{ at, word: of.word }] : []));
  if (missing.length > 0)
    throw unknownRuns(
      missing,
      corpus,
      runs.map(({ name }) => name),
    );

  return named.map(({ word, runs: [found, ...more] }) => {
    if (found === undefined) throw new RangeError("A run that is not there is told before.");
    if (more.length > 0) throw severalRuns(word, [found, ...more]);

    return foundRun(found);
  });
}

function foundRun({ id, extId, name, harness, isNameTaken }: RunRow): FoundRun {
  return { key: id, run: { id: extId, name, word: runWord({ id: extId, name, isNameTaken }), harness } };
}

const SHOWN_NAMES = 3;

interface MissingRun {
  readonly at: number;
  readonly word: string;
}

/** The sentence is about the first; each is an issue by its place among the words. */
function unknownRuns(missing: readonly MissingRun[], { name }: CorpusKey, known: readonly string[]): ServiceError {
  const word = missing[0]?.word ?? "";
  const nearest = nearestWords(word, known, SHOWN_NAMES).map((run) => `“${run}”`);
  const help =
    nearest.length === 0
      ? "it has no runs."
      : `the nearest ${nearest.length === 1 ? "is" : "are"} ${nearest.join(", ")}.`;

  return new ServiceError(
    "NOT_FOUND",
    `There is no run “${word}” in “${name}”; ${help}`,
    missing.map((run) => ({ path: `runs.${run.at}`, message: `There is no run “${run.word}”.` })),
  );
}

function severalRuns(word: string, found: readonly RunRow[]): ServiceError {
  const ids = found.slice(0, SHOWN_NAMES).map(({ extId }) => `“${extId}”`);

  return new ServiceError(
    "INVALID",
    `${found.length} runs are named “${word}”; name one by its id, such as ${ids.join(", ")}.`,
  );
}
