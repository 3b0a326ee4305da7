import type { JudgeReportQuery } from "@/lib/contract/judge";
import { JUDGE_FACETS } from "@/lib/query/judge-scope";

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
  /** Which two raters stand gate by gate; empty: the first two. */
  pair: string;
}

export type SetJudgeState = (change: Partial<JudgeState>) => void;

/** What of the state the server is asked for. */
export function reportQuery({ filter, model, rubric, bucket, agent, week, labels }: JudgeState): JudgeReportQuery {
  return { filter, model, rubric, bucket, agent, week, labels };
}

/** What of the state asks for the whole corpus. */
export const WHOLE_CORPUS = { filter: "", model: "", rubric: "", bucket: "", agent: "", week: "" } as const;

/** Whether a filter or a facet leaves some of the corpus out. */
export function isNarrowed(state: JudgeState): boolean {
  return state.filter !== "" || JUDGE_FACETS.some((facet) => state[facet] !== "");
}
