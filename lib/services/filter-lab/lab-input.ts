import type { FilterThresholds } from "@/lib/domain/filter-thresholds";

/** Numbers of trajectories with a place in STRUCTURE_LABELS each. */
export interface LabelColumn {
  readonly ids: Float64Array;
  readonly labels: Uint8Array;
}

/** Of what a thread of the filter lab computes: the facts themselves it loads and keeps. */
export interface LabScope {
  readonly databaseUrl: string;
  readonly corpusId: number;
  /** Changes when the facts have changed. */
  readonly snapshot: string;
  /** How old facts of another snapshot may be: 0 but while a job changes them, until whose end those of a while ago do. */
  readonly mostAgeMs: number;
  /** Whether thoughts are compared. */
  readonly withSketches: boolean;
  /** Effective labels of people. The same labels come in the same order. */
  readonly labels: LabelColumn;
  /** Of those that have one, what people said before they could see the filter's verdict. */
  readonly blind: LabelColumn;
  /** Trajectories that the person reviews blind, ascending: they are in no figure. */
  readonly hidden: Float64Array;
}

export interface LabInput<Question> extends LabScope {
  readonly question: Question;
}

/** Where nothing is held against labels. */
export const NO_LABELS: LabelColumn = { ids: new Float64Array(0), labels: new Uint8Array(0) };

/** Whether any of these thresholds compares thoughts. */
export function needSketches(versions: readonly Pick<FilterThresholds, "dedup">[]): boolean {
  return versions.some(({ dedup }) => dedup.measure === "thoughts");
}
