import type { JudgeReportQuery } from "@/lib/contract/judge";

export const LABEL_CHOICES = ["blind", "all"] as const;
/** What the error is shown by. */
export const GROUP_FACETS = ["model", "rubric", "bucket", "agent"] as const;
export type GroupFacet = (typeof GROUP_FACETS)[number];
/** What is followed by week. */
export const DRIFT_VIEWS = ["error", "score", "gates"] as const;
export type DriftView = (typeof DRIFT_VIEWS)[number];

/** What the address of the report says. */
export interface JudgeState extends JudgeReportQuery {
  by: GroupFacet;
  drift: DriftView;
  tables: "shown" | "hidden";
  /** Which two raters stand gate by gate; empty: the first two. */
  pair: string;
}

export type SetJudgeState = (change: Partial<JudgeState>) => void;

/** What of the state the server is asked for. */
export function reportQuery({ filter, model, rubric, bucket, agent, week, labels }: JudgeState): JudgeReportQuery {
  return { filter, model, rubric, bucket, agent, week, labels };
}
