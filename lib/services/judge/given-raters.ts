import { randomUUID } from "node:crypto";
import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { type GivenCorpus, type GivenTrajectory, givenCorpus } from "@/lib/services/trajectories/given-corpus";

/** "between": a score between two of the five values, which is no gate. */
export type GateOrFailed = number | "failed" | "between" | undefined;

/** These gates over and over. */
export const cycle = (gates: readonly GateOrFailed[], count = 20): GateOrFailed[] =>
  Array.from({ length: count }, (_, index) => gates[index % gates.length]);

/** A corpus of which the original judge gave these gates. */
export function givenJudged(db: Db, gates: readonly GateOrFailed[]): Promise<GivenCorpus> {
  return givenCorpus(
    db,
    gates.map((gate) =>
      typeof gate === "number" ? { judge: "scored", gate, score: (gate * 2 - 1) / 10 } : withoutGate(gate),
    ),
  );
}

function withoutGate(said: "failed" | "between" | undefined): GivenTrajectory {
  return said === "between" ? { judge: "scored", gate: null, score: 0.85 } : { judge: said ?? "absent" };
}

/** What a judge that was asked again said of a corpus, in its order. */
export async function givenRound(
  db: Db,
  corpus: GivenCorpus,
  model: string,
  gates: readonly GateOrFailed[],
): Promise<void> {
  const rows = gates.flatMap((gate, index) =>
    gate === undefined
      ? []
      : [{ id: corpus.trajectories[index], gate: typeof gate === "number" ? gate : null, failed: gate === "failed" }],
  );
  await db.$executeRaw(sql`
    insert into rejudgement (corpus_id, trajectory_id, round, endpoint, model, rubric, formatter, state, score, gate, tries, at)
    select ${corpus.id}, t.id, ${randomUUID()}::uuid, 'e', ${model}, 'r1', 'f', case when g.failed then 'failed' else 'scored' end,
      case when not g.failed then coalesce((g.gate * 2 - 1) / 10.0, 0.85) end, g.gate, 1, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, gate smallint, failed boolean) join trajectory t on t.ext_id = g.id`);
}

/** Gates of people, written directly. */
export async function givenLabels(
  db: Db,
  corpus: GivenCorpus,
  gates: readonly GateOrFailed[],
  isBlind = true,
): Promise<void> {
  const rows = gates.flatMap((gate, index) =>
    typeof gate === "number" ? [{ id: corpus.trajectories[index], gate }] : [],
  );
  await db.$executeRaw(sql`
    insert into gate_label (corpus_id, trajectory_id, gate, source, is_blind, blind_gate, version, updated_at)
    select ${corpus.id}, t.id, g.gate, 'person', ${isBlind}, case when ${isBlind} then g.gate end, 1, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, gate smallint) join trajectory t on t.ext_id = g.id`);
}
