import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { hasAgentTurn } from "@/lib/domain/agent-turn";
import { isPartial, type RescoredOutcome } from "@/lib/domain/rescored-outcome";
import type { Trajectory } from "@/lib/domain/trajectory";
import { readTask } from "@/lib/scorer/rescore";
import { readTitleEmbeddings } from "@/lib/scorer/title-similarity";
import type { FactRow } from "@/lib/services/exports/stored-trajectory";
import type { MeasureBatch, MeasurePart } from "./measure-part";
import {
  productsOf,
  rescoreByProducts,
  scoreByProducts,
  type TakenOutcome,
  takeForRescoring,
  wantedIds,
} from "./rescore-trajectory";
import { isGiven, markOutcomes, ruledRow, writeOutcomes } from "./write-outcomes";

/**
 * Outcomes by the rules, where the answer key is one of the shop's: what a source gave is scored again and stays as it
 * is, what it did not score gets its outcome here, in each pass anew, and loses it where the rules can no longer tell.
 */
export const rescorePart: MeasurePart = async (db, batch) => {
  const problems = await problemsOf(db, batch);
  const given: Taken<TakenOutcome>[] = [];
  const unscored: Taken<TakenOutcome | undefined>[] = [];
  let changed: readonly bigint[] = [];

  return {
    take: ({ facts, trajectory }) => {
      const problem = problems.get(facts.problem_key);
      if (!isGiven(facts))
        unscored.push({ facts, outcome: isAttempt(trajectory) ? taken(trajectory, problem) : undefined });
      else {
        const outcome = taken(trajectory, problem);
        if (outcome !== undefined) given.push({ facts, outcome });
      }
    },
    write: async (tx) => {
      const ids = [...given, ...unscored].flatMap(({ outcome }) => (outcome === undefined ? [] : wantedIds(outcome)));
      const products = await productsOf(tx, batch.corpusId, [...new Set(ids)]);
      const rows = given.flatMap(({ facts, outcome }) => {
        const rescored = rescoreByProducts(outcome, products);
        return rescored === undefined ? [] : [rescoredRow(facts.key, rescored)];
      });
      await writeRows(tx, batch, rows);
      const ruled = unscored.map(({ facts, outcome }) =>
        ruledRow(facts, outcome && scoreByProducts(outcome, products)),
      );
      changed = await writeOutcomes(tx, batch.corpusId, ruled);
    },
    mark: async (tx) => markOutcomes(tx, batch.corpusId, changed),
  };
};

interface Taken<Outcome> {
  readonly facts: FactRow;
  readonly outcome: Outcome;
}

const ProblemRow = z.object({
  key: z.string(),
  bucket: z.string().nullable(),
  reward: z.unknown(),
  voucher: z.unknown(),
  title_embeddings: z.unknown(),
});
type ProblemRow = z.infer<typeof ProblemRow>;

async function problemsOf(db: DbOrTransaction, { corpusId, keys }: MeasureBatch): Promise<Map<string, ProblemRow>> {
  const rows = await queryRows(
    db,
    ProblemRow,
    sql`select p.key, p.bucket, p.reward, p.voucher, p.title_embeddings from problem p
        where p.reward is not null and p.id in (
          select t.problem_id from trajectory t
          where t.corpus_id = ${corpusId} and t.id = any(${[...keys]}::bigint[]))`,
  );

  return new Map(rows.map((row) => [row.key, row]));
}

/** A run that broke off or timed out has failed whatever it said, and stays without an outcome, as one that says nothing. */
function isAttempt({ status, steps }: Trajectory): boolean {
  return status !== "failed" && status !== "timed_out" && hasAgentTurn(steps);
}

function taken(trajectory: Trajectory, problem: ProblemRow | undefined): TakenOutcome | undefined {
  if (problem === undefined) return undefined;
  const { bucket, reward, voucher } = problem;
  const task = readTask({ ...(bucket === null ? {} : { bucket }), reward, voucher });

  return task && takeForRescoring(trajectory, task, readTitleEmbeddings(problem.title_embeddings));
}

interface RescoredRow extends Pick<RescoredOutcome, "answer" | "success" | "differing" | "undecided"> {
  readonly id: string;
  readonly is_partial: boolean;
  readonly body: RescoredOutcome;
}

function rescoredRow(id: string, body: RescoredOutcome): RescoredRow {
  const { answer, success, differing, undecided } = body;

  return { id, answer, success, differing, undecided, is_partial: isPartial(body), body };
}

/** What the batch says, and nothing else: what can no longer be scored again has no row. */
async function writeRows(
  tx: DbOrTransaction,
  { corpusId, keys }: MeasureBatch,
  rows: readonly RescoredRow[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id bigint, answer text, success text,
    differing text[], undecided text[], is_partial boolean, body jsonb)`;

  await tx.$executeRaw(sql`
    insert into rescored_outcome (corpus_id, trajectory_id, answer, success, differing, undecided, is_partial, body)
    select ${corpusId}, g.id, g.answer, g.success, g.differing, g.undecided, g.is_partial, g.body from ${given}
    on conflict (corpus_id, trajectory_id) do update set answer = excluded.answer, success = excluded.success,
      differing = excluded.differing, undecided = excluded.undecided, is_partial = excluded.is_partial,
      body = excluded.body`);
  await tx.$executeRaw(sql`
    delete from rescored_outcome o where o.corpus_id = ${corpusId} and o.trajectory_id = any(${[...keys]}::bigint[])
      and not exists (select from ${given} where g.id = o.trajectory_id)`);
}
