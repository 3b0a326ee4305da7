import { type Outcome, type OutcomeLevel, UNSCORED } from "@/lib/domain/outcome";
import { isObject, type JsonObject, numberOf, textOf } from "@/lib/importers/json-value";
import { type AxisTask, mapAxes } from "./map-axes";
import { withProgressReport } from "./progress-report";

/**
 * The rule scorer's result from the fields of a progress report (domain 1.5), wherever the record holds them.
 * What the record tells itself comes first. Nothing stored means unscored, never zero.
 */
export function mapOutcome(record: JsonObject, task: AxisTask): Outcome {
  const own = outcomeOf(record, task);
  const reported = outcomeOf(withProgressReport(record), task);
  if (own.level === "unscored") return reported;
  if (own.rule !== undefined || reported.rule === undefined) return own;

  // Only the report holds the scorer's numbers: they tell what a failure met, and never turn it into a success.
  const level = own.level === "fail" ? failedLevel(reported.rule) : own.level;
  return { ...own, level, rule: reported.rule, axes: reported.axes };
}

function outcomeOf(fields: JsonObject, task: AxisTask): Outcome {
  const scoreDict = scoreDictOf(fields);
  const score = numberOf(fields["score"]) ?? numberOf(fields["reward"]);
  const rule = numberOf(scoreDict["rule"]);
  const level = levelOf({
    status: textOf(fields["outcome_status"]),
    success: fields["success"],
    score,
    rule,
    scoreDict,
    task,
  });
  if (level === undefined) return UNSCORED;

  return {
    level,
    ...(score === undefined ? {} : { score }),
    ...(rule === undefined ? {} : { rule }),
    axes: Object.keys(scoreDict).length === 0 ? {} : mapAxes(scoreDict, task),
  };
}

/** The scorer's own numbers: `score_dict`, or a `score` or `score_components` that holds them. */
export function scoreDictOf(fields: JsonObject): JsonObject {
  const candidates = [
    fields["score_dict"],
    fields["score"],
    fields["score_components"],
    fields["score_components_summary"],
  ];
  return candidates.filter(isObject).find((candidate) => numberOf(candidate["rule"]) !== undefined) ?? {};
}

// Rewards are sums of floats: 1 is met within a millionth, as the benchmarks themselves count it.
const SUCCESS_TOLERANCE = 1e-6;

/** Success, part or failure of a score between 0 and 1. */
export function levelOfScore(score: number): OutcomeLevel {
  if (score >= 1 - SUCCESS_TOLERANCE) return "success";
  return score > SUCCESS_TOLERANCE ? "partial" : "fail";
}

interface Evidence {
  readonly status: string | undefined;
  readonly success: unknown;
  readonly score: number | undefined;
  readonly rule: number | undefined;
  readonly scoreDict: JsonObject;
  readonly task: AxisTask;
}

function levelOf({ status, success, score, rule, scoreDict, task }: Evidence): OutcomeLevel | undefined {
  if (typeof success === "boolean") return success ? "success" : failedLevel(rule);
  if (score !== undefined) {
    const level = levelOfScore(score);
    return level === "fail" ? failedLevel(rule) : level;
  }
  if (rule !== undefined) return isSolved(rule, scoreDict, task.bucket) ? "success" : failedLevel(rule);
  if (status === "SUCCESS") return "success";

  return status === "FAILED" ? "fail" : undefined;
}

function failedLevel(rule: number | undefined): OutcomeLevel {
  return rule !== undefined && rule > SUCCESS_TOLERANCE ? "partial" : "fail";
}

/** The scorer's rule: everything met, and one shop or one budget where the task asks for it. */
function isSolved(rule: number, scoreDict: JsonObject, bucket: string | undefined): boolean {
  const isMet = (key: "shop" | "budget", owner: string): boolean => {
    const value = numberOf(scoreDict[key]);
    return value === undefined ? bucket !== owner : value >= 1 - SUCCESS_TOLERANCE;
  };

  return rule >= 1 - SUCCESS_TOLERANCE && isMet("shop", "shop") && isMet("budget", "voucher");
}
