import type { MatrixRow, ProblemMatrix, ProblemTableQuery } from "@/lib/contract/problems";
import { csvLine } from "@/lib/domain/csv-line";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { listProblems } from "./list-problems";

type Request = Omit<ProblemTableQuery, "runs"> & { readonly id: string; readonly runs: readonly string[] };

/** Rows of one statement: each counts the whole corpus, so there are few of them. */
const ROWS = 20_000;

/**
 * The whole matrix as CSV, its first page made before anything is sent, so that a refusal is still one.
 *
 * @throws ServiceError as {@link listProblems}
 */
export async function streamProblems(
  ctx: Asker,
  request: Request,
): Promise<{ readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }> {
  requirePermission(ctx, "read");
  const { name } = await getCorpusKey(ctx.db, request.id);
  const first = await listProblems(ctx, { ...request, limit: ROWS });

  return { name: `${name} problems.csv`, bytes: lines(ctx, request, first) };
}

async function* lines(ctx: Asker, request: Request, first: ProblemMatrix): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(headings(first.runs)));
  for (let page = first; ; ) {
    yield Buffer.from(page.items.map((row) => csvLine(cellsOf(row))).join(""));
    if (page.nextCursor === null) return;
    page = await listProblems(ctx, { ...request, limit: ROWS, cursor: page.nextCursor });
  }
}

function headings(runs: ProblemMatrix["runs"]): readonly string[] {
  return [
    ...["problem", "key", "query", "bucket", "difficulty", "rollouts", "successes", "not known"],
    ...runs.flatMap(({ word }) => [`${word}: rollouts`, `${word}: successes`, `${word}: not known`]),
  ];
}

function cellsOf(row: MatrixRow): readonly (string | number | null)[] {
  return [
    ...[row.id, row.key, row.query, row.bucket, row.difficulty, row.rollouts, row.successes, row.unknown],
    ...row.cells.flatMap((cell) => [cell?.rollouts ?? 0, cell?.successes ?? 0, cell?.unknown ?? 0]),
  ];
}
