import * as z from "zod";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import { VerdictMove } from "@/lib/contract/filters";
import type { Db, DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { addMoves, type DecidingVersion, decideBatch } from "./decide-batch";

/** What moved, as an activation stores it; null before anything did. */
export const Moves = z.array(VerdictMove).nullable();
const CountsRow = z.object({ all: z.int(), left: z.int() });

interface Deciding {
  readonly batchRows: number;
  /** Told how many trajectories of how many are decided by the version; what it throws stops between two batches. */
  readonly onDecided: (decided: number, total: number) => Promise<void>;
}

/**
 * Decides every trajectory of a corpus by the version that is active in it, until none is left that another one decided:
 * an import that began before goes on bringing such. What went from one verdict to another is summed up in the activation
 * that runs, with each batch, so a restart goes on. It stops where another version is active by now: two that each bring
 * rows to a version of their own would never end.
 *
 * @returns how many were decided
 */
export async function decideAll(db: Db, corpusId: number, { batchRows, onDecided }: Deciding): Promise<number> {
  const version = await activeVersion(db, corpusId);
  const { all, left } = await countLeft(db, corpusId, version);
  const before = all - left;
  let decided = 0;
  await onDecided(before, all);

  do {
    for (let afterId: bigint | undefined = 0n; afterId !== undefined; ) {
      const from: bigint = afterId;
      const batch = await db.$transaction((tx) =>
        decideNext(tx, { corpusId, afterId: from, limit: batchRows }, version),
      );
      afterId = batch?.lastId;
      decided += batch?.decided ?? 0;
      // What came in meanwhile counts as well.
      await onDecided(before + decided, Math.max(all, before + decided));
    }
  } while ((await isActive(db, corpusId, version)) && (await countLeft(db, corpusId, version)).left > 0);

  return decided;
}

async function decideNext(tx: DbOrTransaction, at: Parameters<typeof decideBatch>[1], version: DecidingVersion) {
  if (!(await isActive(tx, at.corpusId, version))) return undefined;
  const batch = await decideBatch(tx, at, version);
  if (batch === undefined || batch.moves.length === 0) return batch;

  const running = await runningActivation(tx, at.corpusId);
  if (running) {
    const moved = addMoves(Moves.parse(running.moved) ?? [], batch.moves);
    await tx.filterActivation.update({ where: { id: running.id }, data: { moved } });
  }

  return batch;
}

/** The activation that a corpus is brought to; none where rows that came in meanwhile follow one that is done. */
export function runningActivation(db: DbOrTransaction, corpusId: number) {
  return db.filterActivation.findFirst({
    where: { corpusId, state: "running" },
    select: { id: true, extId: true, moved: true, previousId: true },
    orderBy: { id: "desc" },
  });
}

async function activeVersion(db: DbOrTransaction, corpusId: number): Promise<DecidingVersion> {
  const { filterVersion } = await db.corpus.findUniqueOrThrow({
    where: { id: corpusId },
    select: { filterVersion: { select: { id: true, thresholds: true } } },
  });

  return { id: filterVersion.id, thresholds: FilterThresholds.parse(filterVersion.thresholds) };
}

async function isActive(db: DbOrTransaction, corpusId: number, { id }: DecidingVersion): Promise<boolean> {
  return (await db.corpus.count({ where: { id: corpusId, filterVersionId: id } })) > 0;
}

async function countLeft(
  db: DbOrTransaction,
  corpusId: number,
  { id }: DecidingVersion,
): Promise<z.infer<typeof CountsRow>> {
  const [row] = await queryRows(
    db,
    CountsRow,
    sql`select count(*)::int as all, (count(*) filter (where t.filter_version_id <> ${id}))::int as left
        from trajectory t join signal s on s.corpus_id = t.corpus_id and s.trajectory_id = t.id
        where t.corpus_id = ${corpusId} and s.corpus_id = ${corpusId}`,
  );

  return row ?? { all: 0, left: 0 };
}
