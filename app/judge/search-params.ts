import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { DRIFT_VIEWS, GROUP_FACETS } from "@/components/judge-report/judge-state";
import { COUNTED_LABELS } from "@/lib/domain/counted-labels";

/** What the address of the judge's report says; a value that cannot be read falls back. */
export const judgeSearchParams = {
  filter: parseAsString.withDefault(""),
  model: parseAsString.withDefault(""),
  rubric: parseAsString.withDefault(""),
  bucket: parseAsString.withDefault(""),
  agent: parseAsString.withDefault(""),
  week: parseAsString.withDefault(""),
  labels: parseAsStringLiteral(COUNTED_LABELS).withDefault("blind"),
  by: parseAsStringLiteral(GROUP_FACETS).withDefault("model"),
  drift: parseAsStringLiteral(DRIFT_VIEWS).withDefault("error"),
  pair: parseAsString.withDefault(""),
};

export const loadJudgeSearchParams = createLoader({ ...judgeSearchParams, corpus: parseAsString });
