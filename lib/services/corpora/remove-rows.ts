import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { allRows } from "@/lib/services/imports/sighted-rows";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { countCorpusParts } from "./count-corpus-parts";
import type { CorpusKey } from "./get-corpus-key";
import { jobsOfCorpus } from "./jobs-of-corpus";
import { type LeftOfCorpus, leftOfCorpus } from "./left-of-corpus";
import { requireRemovable } from "./why-not-removed";

interface RemoveRows {
  /** Public id. */
  readonly corpus: string;
  /** The last statement of the transaction, by which whoever goes on knows what is left. */
  readonly keep: (tx: DbOrTransaction, left: LeftOfCorpus) => Promise<void>;
  /** Tables that are done, of how many; what it throws rolls everything back. */
  readonly onTable: (done: number, total: number) => Promise<void>;
}

/** A million trajectories with all that hangs on them take minutes on a slow disk. */
const PATIENT = { maxWait: 10_000, timeout: 6 * 60 * 60 * 1000 } as const;

/**
 * Removes a corpus from everything that lists it, in one transaction that locks its own rows alone. Nothing names it
 * afterwards; its partitions, without a trajectory, and its files are left for later.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND, or CONFLICT where a job or a signature came meanwhile
 */
export async function removeRows(ctx: Context, { corpus: extId, keep, onTable }: RemoveRows): Promise<LeftOfCorpus> {
  requirePermission(ctx, "remove_corpus");

  return ctx.db.$transaction(async (tx) => {
    const corpus = await lockedCorpus(tx, extId);
    await requireRemovable(tx, corpus);
    const counts = await countCorpusParts(tx, corpus.id, allRows);
    const left = await leftOfCorpus(tx, corpus, counts);
    const had = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    const detail = { name: corpus.name, ...had, contents: await releasedContents(tx, corpus.id) };
    const removed = { verb: "remove_corpus", subject: `corpus:${extId}`, detail, at: ctx.now() };
    await tx.audit.create({ data: { personId: ctx.person.id, ...removed } });

    for (const [done, rows] of OWN_ROWS.entries()) {
      await onTable(done, OWN_ROWS.length);
      await tx.$executeRaw(sql`delete from ${rows(corpus)}`);
    }
    await keep(tx, left);

    return left;
  }, PATIENT);
}

const KeyRow = z.object({ id: z.int(), extId: z.string(), name: z.string() });

async function lockedCorpus(tx: DbOrTransaction, extId: string): Promise<CorpusKey> {
  const [corpus] = await queryRows(
    tx,
    KeyRow,
    sql`select id, ext_id::text as "extId", name from corpus where ext_id = ${extId}::uuid for update`,
  );
  if (!corpus) throw new ServiceError("NOT_FOUND", "The corpus is not here any more.");

  return corpus;
}

/** What was ever signed, by what its signature covers: whoever has the files can still be told which they are. */
async function releasedContents(tx: DbOrTransaction, corpusId: number): Promise<readonly string[]> {
  const where = { corpusId, signedAt: { not: null }, contentHash: { not: null } };
  const releases = await tx.release.findMany({ where, select: { contentHash: true }, orderBy: { number: "asc" } });

  return releases.flatMap(({ contentHash }) => contentHash ?? []);
}

/** Tables that name a corpus by no foreign key: a row that comes late finds no corpus that refuses it. */
const LOOSE_ROWS: readonly ((corpus: Pick<CorpusKey, "id">) => Sql)[] = [
  ({ id }) => sql`settled_label where corpus_id = ${id}`,
  ({ id }) => sql`gate_label where corpus_id = ${id}`,
  ({ id }) => sql`step_label where corpus_id = ${id}`,
  ({ id }) => sql`comment where corpus_id = ${id}`,
  ({ id }) => sql`sighting where corpus_id = ${id}`,
  ({ id }) => sql`saved_view where corpus_id = ${id}`,
];

/**
 * By no foreign key either. Removed last: who has written there keeps others from knowing which labels are the last, until
 * the transaction ends (`betweenLabels`).
 */
const LABEL_EVENTS = ({ id }: Pick<CorpusKey, "id">): Sql => sql`label_event where corpus_id = ${id}`;

/**
 * In an order in which nothing refers to what is gone. What refers to a row by a foreign key that cascades goes with it.
 * Of the partitions only that of the trajectories is emptied, since everything else of them is found by a trajectory.
 */
const OWN_ROWS: readonly ((corpus: CorpusKey) => Sql)[] = [
  ...LOOSE_ROWS,
  ({ id }) => sql`queue where corpus_id = ${id}`,
  // After their items: until those are gone, reviewers keep drafts of them.
  () => sql`queue_draft d where not exists (select from queue_item i where i.id = d.item_id)`,
  ({ id }) => sql`release where corpus_id = ${id}`,
  ({ id }) => sql`split where corpus_id = ${id}`,
  ({ id }) => sql`filter_activation where corpus_id = ${id}`,
  (corpus) => sql`job_run where id in (${jobsOfCorpus(corpus)})`,
  ({ id }) => sql`export where corpus_id = ${id}`,
  ({ id }) => sql`import where corpus_id = ${id}`,
  ({ id }) => sql`problem_product where corpus_id = ${id}`,
  ({ id }) => sql`trajectory where corpus_id = ${id}`,
  ({ id }) => sql`run where corpus_id = ${id}`,
  ({ id }) => sql`problem where corpus_id = ${id}`,
  ({ id }) => sql`corpus where id = ${id}`,
  LABEL_EVENTS,
];

/** Removes what somebody wrote who had looked at the corpus when it was still there. */
export async function sweepRows(db: DbOrTransaction, corpusId: number): Promise<void> {
  for (const rows of [...LOOSE_ROWS, LABEL_EVENTS]) await db.$executeRaw(sql`delete from ${rows({ id: corpusId })}`);
}
