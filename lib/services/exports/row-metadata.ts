import type { MemberRow } from "./read-members";

/** "override" when a person's label differs from what the filter said. */
export type LabelSource = "filter" | "override";

/** Where the structure of an exported row comes from, and what it is. */
export function structureOf({ facts, label }: Pick<MemberRow, "facts" | "label">): {
  axis: string;
  source: LabelSource;
} {
  const isOverridden = label !== null && label !== facts.verdict;

  return { axis: label ?? facts.verdict, source: isOverridden ? "override" : "filter" };
}

/** What stands beside the messages of a row: enough to find it again and to train on a part. Unknown facts are null. */
export function rowMetadata(member: MemberRow): Readonly<Record<string, unknown>> {
  const { facts } = member;
  const { axis, source } = structureOf(member);

  return {
    trajectory_id: facts.id,
    // The problem's own key: the id of this database would differ in another one.
    problem_id: facts.problem_key,
    bucket: facts.bucket,
    miner_hotkey: facts.miner_hotkey,
    agent_version_id: facts.agent_version ?? facts.agent_key,
    validator_hotkey: facts.validator_hotkey,
    reasoning_quality: facts.judge_state === "scored" ? facts.judge_score : null,
    axis,
    label_source: source,
    scoring_version: facts.scoring_version,
    filter_version: facts.filter_hash,
    run: facts.run_name,
    rollout: facts.rollout,
    outcome: facts.outcome,
    source_format: facts.format,
  };
}
