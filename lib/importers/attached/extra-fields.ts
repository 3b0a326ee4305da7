import type { Trajectory } from "@/lib/domain/trajectory";
import type { JsonObject } from "@/lib/importers/json-value";

/**
 * The members of a judged record that have no place of their own in a trajectory. What tells the outcome or the judge's
 * answer stands together under `outcome`, so that a blind reader can be spared all of it at once.
 */
export function extraOf(fields: JsonObject): Trajectory["extra"] {
  const rest: [string, unknown][] = [];
  const outcome: [string, unknown][] = [];
  for (const key of Object.keys(fields)) {
    if (!MAPPED.has(key) && fields[key] !== null) (OUTCOME.has(key) ? outcome : rest).push([key, fields[key]]);
  }
  if (rest.length === 0 && outcome.length === 0) return undefined;

  return { ...Object.fromEntries(rest), ...(outcome.length === 0 ? {} : { outcome: Object.fromEntries(outcome) }) };
}

const MAPPED: ReadonlySet<string> = new Set([
  "_shadow_proxy_calls",
  "agent_name",
  "agent_version",
  "agent_version_id",
  "bucket",
  "category",
  "difficulty",
  "error",
  "eval_run_id",
  "execution_time",
  "harness",
  "id",
  "judge_attempts",
  "judge_tries",
  "miner_hotkey",
  "model",
  "phase",
  "problem",
  "problem_id",
  "query",
  "race_id",
  "reasoning_attempts",
  "reasoning_explanation",
  "reasoning_model",
  "reasoning_quality",
  "reasoning_score",
  "reasoning_tries",
  "reward_spec",
  "rollout",
  "rubric_version",
  "run_id",
  "run_name",
  "scoring_version",
  "status",
  "suite",
  "suite_id",
  "trajectory_id",
  "validator_hotkey",
  "voucher",
]);

const OUTCOME: ReadonlySet<string> = new Set([
  "outcome_status",
  "progress",
  "reasoning_failure_class",
  "reasoning_judgment_expected",
  "reasoning_judgment_status",
  "reward",
  "score",
  "score_components",
  "score_components_summary",
  "score_dict",
  "success",
  "validator_score",
]);
