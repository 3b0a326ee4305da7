import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { GateCause, GateFault } from "@/lib/domain/gate-cause";
import type { Gate } from "@/lib/domain/judgement";
import type { GivenCorpus } from "@/lib/services/trajectories/given-corpus";

interface GivenGateLabel {
  readonly gate: Gate | null;
  readonly isBlind?: boolean;
  readonly cause?: GateCause;
  readonly fault?: GateFault;
}

/** The gate of people on the trajectory at a place of a corpus, written directly. */
export async function givenGateLabel(db: Db, corpus: GivenCorpus, at: number, given: GivenGateLabel): Promise<void> {
  const source = given.gate === null ? null : "person";

  await db.$executeRaw(sql`
    insert into gate_label (corpus_id, trajectory_id, gate, source, is_blind, cause, fault, version, updated_at)
    select t.corpus_id, t.id, ${given.gate}::smallint, ${source}::text, ${given.isBlind ?? false}, ${given.cause ?? null}::text,
      ${given.fault ?? null}::text, 1, now()
    from trajectory t where t.corpus_id = ${corpus.id} and t.ext_id = ${corpus.trajectories[at]}::uuid`);
}
