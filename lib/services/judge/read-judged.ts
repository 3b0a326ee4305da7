import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { GATES, JUDGEMENT_KINDS, type Judgement } from "@/lib/domain/judgement";
import type { Trajectory } from "@/lib/domain/trajectory";
import { readStored } from "@/lib/services/exports/read-stored";

const text = z.string().nullable();
const JudgedRow = z.object({
  key: z.string(),
  started_at: z.date().nullable(),
  state: z.enum(JUDGEMENT_KINDS),
  score: z.number().nullable(),
  gate: z.literal([...GATES]).nullable(),
  explanation: text,
  model: text,
  rubric: text,
  tries: z.int().nullable(),
});
type JudgedRow = z.infer<typeof JudgedRow>;

/** A trajectory as it is stored, with the judge's whole answer and the time it began. */
export interface JudgedTrajectory {
  readonly key: string;
  readonly trajectory: Trajectory;
}

/** Reads trajectories with their judgements, in the order asked for; one that is gone is left out. */
export async function* readJudged(
  db: DbOrTransaction,
  corpusId: number,
  keys: readonly bigint[],
): AsyncGenerator<JudgedTrajectory> {
  const rows = await queryRows(
    db,
    JudgedRow,
    sql`select t.id::text as key, t.started_at, t.judge_state as state, t.judge_score as score, t.gate, j.explanation,
          t.judge_model as model, t.judge_rubric as rubric, j.tries
        from trajectory t
        left join judgement j on j.corpus_id = ${corpusId} and j.trajectory_id = t.id
        where t.corpus_id = ${corpusId} and t.id = any(${[...keys]}::bigint[])`,
  );
  const judged = new Map(rows.map((row) => [row.key, row]));

  for await (const { facts, trajectory } of readStored(db, corpusId, keys)) {
    const row = judged.get(facts.key);
    if (!row) continue;
    const startedAtMs = row.started_at?.getTime();
    yield {
      key: facts.key,
      trajectory: {
        ...trajectory,
        judgement: judgementOf(row),
        ...(startedAtMs === undefined ? {} : { startedAtMs }),
      },
    };
  }
}

function judgementOf(row: JudgedRow): Judgement {
  if (row.state === "absent") return { kind: "absent" };

  const { explanation, gate } = row;
  const asked = {
    ...(row.model === null ? {} : { model: row.model }),
    ...(row.rubric === null ? {} : { rubric: row.rubric }),
    ...(row.tries === null ? {} : { tries: row.tries }),
  };
  if (row.state === "failed" || row.score === null)
    return { kind: "failed", ...(explanation === null ? {} : { reason: explanation }), ...asked };

  return {
    kind: "scored",
    score: row.score,
    ...(gate === null ? {} : { gate }),
    ...(explanation === null ? {} : { explanation }),
    ...asked,
  };
}
