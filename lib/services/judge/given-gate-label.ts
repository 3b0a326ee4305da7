import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { GateCause, GateFault } from "@/lib/domain/gate-cause";
import type { Gate } from "@/lib/domain/judgement";
import type { GivenCorpus } from "@/lib/services/trajectories/given-corpus";

interface GivenGateLabel {
  readonly gate: Gate | null;
  /** Whether it was said blind; what a later one in sight of the judge replaced is `blindGate`. */
  readonly isBlind?: boolean;
  readonly blindGate?: Gate;
  /** A lead settled it, with the judge in sight. */
  readonly isSettled?: true;
  readonly cause?: GateCause;
  readonly fault?: GateFault;
}

/** The gate of people on the trajectory at a place of a corpus, written directly. */
export async function givenGateLabel(db: Db, corpus: GivenCorpus, at: number, given: GivenGateLabel): Promise<void> {
  const { gate, isBlind = false, fault = null } = given;
  const givenBy = given.isSettled ? "adjudicated" : "person";
  const source = gate === null ? null : givenBy;
  const blind = isBlind ? { gate, fault } : { gate: given.blindGate ?? null, fault: null };

  await db.$executeRaw(sql`
    insert into gate_label (corpus_id, trajectory_id, gate, source, is_blind, cause, fault, version, updated_at, blind_gate, blind_fault)
    select t.corpus_id, t.id, ${gate}::smallint, ${source}::text, ${isBlind}, ${given.cause ?? null}::text, ${fault}::text, 1, now(),
      ${blind.gate}::smallint, ${blind.fault}::text
    from trajectory t where t.corpus_id = ${corpus.id} and t.ext_id = ${corpus.trajectories[at]}::uuid`);
}
