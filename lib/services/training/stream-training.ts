import { csvLine } from "@/lib/domain/csv-line";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { readCurves } from "./read-curves";

/**
 * Every point of some curves as CSV: run, step, metric and value, as an import reads them again.
 *
 * @throws ServiceError NOT_FOUND before the first line
 */
export async function streamTraining(
  ctx: Context,
  { id, curves }: { readonly id: string; readonly curves: readonly string[] },
): Promise<{ corpusName: string; bytes: AsyncGenerator<Uint8Array> }> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const [first, ...rest] = curves;
  if (first === undefined) throw new Error("No curve was asked for.");
  const found = await readCurves(ctx.db, { corpusId: corpus.id, curves: [first] });

  return { corpusName: corpus.name, bytes: linesOf(found, rest) };

  /** One curve at a time, so that memory stays flat. */
  async function* linesOf(head: typeof found, others: readonly string[]): AsyncGenerator<Uint8Array> {
    yield Buffer.from("run,step,metric,value\r\n");
    yield textOf(head);
    for (const curve of others) yield textOf(await readCurves(ctx.db, { corpusId: corpus.id, curves: [curve] }));
  }
}

function textOf(curves: Awaited<ReturnType<typeof readCurves>>): Uint8Array {
  return Buffer.from(
    curves
      .flatMap(({ run, metric, points }) => points.map(([step, value]) => csvLine([run, step, metric, value])))
      .join(""),
  );
}
