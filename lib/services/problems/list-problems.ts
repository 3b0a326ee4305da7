import type { MatrixRow, ProblemMatrix, ProblemMatrixQuery } from "@/lib/contract/problems";
import { sumOfTries } from "@/lib/domain/known-tries";
import { USUAL_RUNS } from "@/lib/domain/problem-order";
import type { Asker } from "@/lib/services/blindness/asker";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { rolloutScope } from "@/lib/services/evaluation/count-rollouts";
import { type FoundRun, findRuns } from "@/lib/services/evaluation/find-runs";
import { requirePermission } from "@/lib/services/require-permission";
import { printMatrixCursor, readMatrixCursor } from "./matrix-cursor";
import { matrixFacets } from "./matrix-facets";
import { matrixRows, type StoredMatrixRow } from "./matrix-rows";
import { type TriedRun, type TriedRuns, triedRuns } from "./matrix-runs";

/** Runs that a person is offered as columns. */
const MOST_OFFERED = 200;

export type ProblemsRequest = Omit<ProblemMatrixQuery, "runs"> & {
  /** Public id of the corpus. */
  readonly id: string;
  /** Public ids, keys or names; empty: those with most problems. */
  readonly runs: readonly string[];
};

/**
 * Problems × runs, a page of it, with what is said of the whole beside the first page. Only rollouts that match and that
 * the person may see count.
 *
 * @throws ServiceError NOT_FOUND for an unknown corpus or run, INVALID for a filter or a cursor that cannot be read
 */
export async function listProblems(ctx: Asker, request: ProblemsRequest): Promise<ProblemMatrix> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, request.id);
  const { sort, limit } = request;
  const after = request.cursor === undefined ? undefined : readMatrixCursor(request.cursor, sort);
  const scope = await rolloutScope(ctx, corpus.id, request.filter);

  const words = [...new Set(after?.runs ?? request.runs)];
  const chosen = words.length === 0 ? [] : await findRuns(ctx.db, corpus, words);
  const tried = after ? undefined : await triedRuns(ctx, scope, { named: chosen, most: MOST_OFFERED });
  const columns = chosen.length === 0 ? usualColumns(tried?.runs ?? [], sort) : chosen;

  const found = await matrixRows(ctx, {
    scope,
    runs: columns.map(({ key }) => key),
    sort,
    limit: limit + 1,
    ...(after ? { after } : {}),
  });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const ids = columns.map(({ run }) => run.id);

  return {
    runs: columns.map(({ run: { id, name, word, harness } }) => ({ id, name, word, harness })),
    sort,
    items: shown.map((row) => toRow(row, columns)),
    nextCursor: last ? printMatrixCursor({ ...last, sort, runs: ids, key: last.place }) : null,
    ...(tried
      ? {
          summary: {
            ...totals(tried, new Set(ids), found[0]?.problems ?? 0),
            facets: await matrixFacets(ctx, corpus.id, request.filter, tried.facets),
            leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
          },
        }
      : {}),
  };
}

/**
 * Those with most rollouts first: what one try in a cell says is least. By improvement they stand in the order of their
 * making, so that the last is compared with the first as time went.
 */
function usualColumns(runs: readonly TriedRun[], sort: ProblemsRequest["sort"]): readonly TriedRun[] {
  const bySize = (one: TriedRun, other: TriedRun) => (sort === "improved" ? 0 : other.size - one.size);

  return runs.slice(0, USUAL_RUNS).toSorted((one, other) => bySize(one, other) || one.key - other.key);
}

function totals(tried: TriedRuns, columns: ReadonlySet<string>, problems: number) {
  const shown = tried.runs.filter(({ run }) => columns.has(run.id));

  return {
    problems,
    ...sumOfTries(shown.map(({ run }) => run)),
    otherProblems: tried.problems - problems,
    runs: tried.runs.map(({ run }) => run),
    runCount: tried.runCount,
  };
}

function toRow(row: StoredMatrixRow, columns: readonly FoundRun[]): MatrixRow {
  const cells = new Map(
    row.cells.map(([run, rollouts, successes, unknown]) => [run, { rollouts, successes, unknown }]),
  );

  return {
    id: row.ext_id,
    key: row.key,
    query: row.query,
    bucket: row.bucket,
    difficulty: row.difficulty,
    ...sumOfTries([...cells.values()]),
    cells: columns.map(({ key }) => cells.get(key) ?? null),
  };
}
