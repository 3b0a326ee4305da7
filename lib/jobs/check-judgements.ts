import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import { queryRows, sql } from "@/lib/db/query-rows";
import { CHECK_VERSION, checkJudgement } from "@/lib/judge/check-judgement";
import { type CheckedBatch, checkBatch } from "@/lib/services/judge/check-batch";
import { CHECK_JOB, startChecks } from "@/lib/services/judge/start-checks";
import { defineJob, JobCancelled } from "./job";

const CheckJudgements = z.object({ corpus: z.uuid() });
const PlaceRow = z.object({ id: z.int(), checked_to: z.bigint(), before: z.int(), total: z.int() });

/**
 * Checks the judgements of a corpus that were not checked yet, or by an older version of the checks. It goes on where an
 * earlier one stopped. `result` is `{ checked }`.
 */
export const checkJudgements = defineJob(
  CHECK_JOB,
  CheckJudgements,
  async (ctx, { corpus }, progress) => {
    const { id: corpusId, checked_to, before, total } = await beginAt(ctx.db, corpus);
    let checked = 0;

    try {
      let last: CheckedBatch | undefined = { checked: 0, lastId: checked_to };
      while (last !== undefined) {
        checked += last.checked;
        await progress.report(before + checked, total);
        const afterId: bigint = last.lastId;
        last = await despiteDeadlocks(() => checkBatch(ctx.db, { corpusId, afterId }, checkJudgement));
      }
    } catch (error) {
      // What was checked stays, and the job says how much that is.
      throw error instanceof JobCancelled ? new JobCancelled({ checked }) : error;
    }

    return { checked };
  },
  async (db, end) => {
    // As for the measures: what came in behind the last batch found this job running.
    if (end === "done") await startChecks(db);
  },
);

/** Where the checks of this version stand in a corpus; those of an older one begin anew. */
async function beginAt(db: DbOrTransaction, corpus: string): Promise<z.infer<typeof PlaceRow>> {
  await db.$executeRaw(sql`update corpus set check_version = ${CHECK_VERSION}::int, checked_to = 0
    where ext_id = ${corpus}::uuid and check_version < ${CHECK_VERSION}::int`);
  const [row] = await queryRows(
    db,
    PlaceRow,
    sql`select c.id, c.checked_to, (count(t.id) filter (where t.id <= c.checked_to))::int as before, count(t.id)::int as total
        from corpus c left join trajectory t on t.corpus_id = c.id
        where c.ext_id = ${corpus}::uuid group by c.id`,
  );
  if (!row) throw new Error("The corpus of these checks is gone.");

  return row;
}
