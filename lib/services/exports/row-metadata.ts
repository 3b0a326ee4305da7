import type { LABEL_SOURCES } from "@/lib/domain/label";
import type { Names } from "./pseudonyms";
import type { MemberRow } from "./read-members";

/** Where an effective value comes from: the filter where no label of people counts. */
export type ValueSource = "filter" | (typeof LABEL_SOURCES)[number];

/** The structure of an exported row and where it comes from; a label that says what the filter said is a label too. */
export function structureOf({ facts, label }: Pick<MemberRow, "facts" | "label">): {
  axis: string;
  source: ValueSource;
} {
  return label ? { axis: label.structure, source: label.source } : { axis: facts.verdict, source: "filter" };
}

/** What stands beside the messages of a row: enough to find it again and to train on a part. Unknown facts are null. */
export function rowMetadata(member: MemberRow, names: Names): Readonly<Record<string, unknown>> {
  const { facts } = member;
  const { axis, source } = structureOf(member);
  const agent = facts.agent_version ?? facts.agent_key;

  return {
    trajectory_id: facts.id,
    // The problem's own key: the id of this database would differ in another one.
    problem_id: facts.problem_key,
    bucket: facts.bucket,
    miner_hotkey: facts.miner_hotkey === null ? null : names.of("miner", facts.miner_hotkey),
    agent_version_id: agent === null ? null : names.of("agent", agent),
    validator_hotkey: facts.validator_hotkey === null ? null : names.of("validator", facts.validator_hotkey),
    reasoning_quality: facts.judge_state === "scored" ? facts.judge_score : null,
    axis,
    label_source: source,
    scoring_version: facts.scoring_version,
    filter_version: facts.filter_hash,
    run: facts.run_name,
    rollout: facts.rollout,
    outcome: facts.outcome,
    // Rows of what a source scored are as they were before anything was scored here. Whatever else only some rows have is
    // one of `SPARSE_MEMBERS` too, or Parquet refuses it.
    ...(facts.outcome_by === "rules" ? { outcome_by: facts.outcome_by } : {}),
    source_format: facts.format,
    ...member.place,
  };
}
