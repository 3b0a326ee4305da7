import { gateOfScore, type Judgement } from "@/lib/domain/judgement";
import { idOf, type JsonObject, numberOf, objectOf, textOf } from "@/lib/importers/json-value";
import { withProgressReport } from "./progress-report";

/**
 * The reasoning judge's reply from the fields of a progress report (domain 1.5, 3.6), wherever the record holds them. A
 * score of the record itself stands, whatever the report says of its own.
 *
 * @param judgedAtMs - when the trajectory ran, as far as the record says; tells which rubric was in force
 */
export function mapJudgement(record: JsonObject, judgedAtMs: number | undefined): Judgement {
  const fields = withProgressReport(record);
  const summary = summaryOf(fields);
  const ownScore = scoreOf(record);
  const score = ownScore ?? scoreOf(fields);
  const explanation = said(fields["reasoning_explanation"]) ?? said(summary["reasoning_explanation"]);
  const model = said(fields["reasoning_model"]) ?? said(summary["reasoning_model"]);
  const rubric = idOf(fields["rubric_version"]) ?? idOf(summary["rubric_version"]);
  const status = textOf((ownScore === undefined ? fields : record)["reasoning_judgment_status"])?.toLowerCase();
  const asked = { model, rubric, tries: triesOf(fields, summary) };

  if (status === "failed") return failed(said(fields["reasoning_failure_class"]), asked);
  if (status === "skipped") return { kind: "absent" };
  if (score === undefined) {
    return fields["reasoning_judgment_expected"] === true
      ? failed("A judgement was expected and none is stored", asked)
      : { kind: "absent" };
  }
  // Early code stored a total failure of the judge as 0.0 without a model and without a word.
  if (score === 0 && explanation === undefined && model === undefined) {
    return failed("Score 0.0 without a model or an explanation: every try of the judge failed", asked);
  }

  const gate = isFiveValueRubric({ rubric, explanation, judgedAtMs }) ? gateOfScore(score) : undefined;
  return {
    kind: "scored",
    score,
    ...(gate === undefined ? {} : { gate }),
    ...(explanation === undefined ? {} : { explanation }),
    ...given(asked),
  };
}

function summaryOf(fields: JsonObject): JsonObject {
  return { ...objectOf(fields["score_components"]), ...objectOf(fields["score_components_summary"]) };
}

function scoreOf(fields: JsonObject): number | undefined {
  const candidates = [fields["reasoning_score"], fields["reasoning_quality"], summaryOf(fields)["reasoning_score"]];
  const score = candidates.map(numberOf).find((candidate) => candidate !== undefined);
  return score === undefined ? undefined : Math.min(1, Math.max(0, score));
}

function said(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || text.trim() === "" ? undefined : text;
}

/** Who was asked, and how often. */
interface Asked {
  readonly model: string | undefined;
  readonly rubric: string | undefined;
  readonly tries: number | undefined;
}

function failed(reason: string | undefined, asked: Asked): Judgement {
  return { kind: "failed", ...(reason === undefined ? {} : { reason }), ...given(asked) };
}

function given({ model, rubric, tries }: Asked): Pick<Exclude<Judgement, { kind: "absent" }>, keyof Asked> {
  return {
    ...(model === undefined ? {} : { model }),
    ...(rubric === undefined ? {} : { rubric }),
    ...(tries === undefined ? {} : { tries }),
  };
}

/** No source documents the member; these are the names that its neighbours suggest. A list is counted. */
const TRIES_NAMES = ["reasoning_attempts", "reasoning_tries", "judge_attempts", "judge_tries"] as const;
/** More than any judge is asked: such a number counts something else. */
const MOST_TRIES = 1_000;

function triesOf(fields: JsonObject, summary: JsonObject): number | undefined {
  const counts = [fields, summary].flatMap((from) => TRIES_NAMES.map((name) => countOf(from[name])));

  return counts.find((count) => count !== undefined && Number.isInteger(count) && count > 0 && count <= MOST_TRIES);
}

function countOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : numberOf(value);
}

/** The strict decision tree replaced free numbers on 30 April 2026 (domain 3.2). */
const TREE_SINCE_MS = Date.UTC(2026, 3, 30);

interface RubricEvidence {
  readonly rubric: string | undefined;
  readonly explanation: string | undefined;
  readonly judgedAtMs: number | undefined;
}

function isFiveValueRubric({ rubric, explanation, judgedAtMs }: RubricEvidence): boolean {
  if (explanation !== undefined && /\bgate\s*[1-4]\b/i.test(explanation)) return true;
  if (rubric !== undefined && /gate|tree|five/i.test(rubric)) return true;
  if (rubric !== undefined && /band|float/i.test(rubric)) return false;

  return judgedAtMs !== undefined && judgedAtMs >= TREE_SINCE_MS;
}
