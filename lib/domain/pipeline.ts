import type { Verdict } from "./verdict";

/**
 * Stages of the pipeline (paper, section 5), in order. What was extracted counts rejected rows too, but those
 * that were set aside: "normalised" is done by the import, which rejects a record that it cannot read. "caps" is ours.
 */
export const PIPELINE_STAGES = [
  "extracted",
  "winners",
  "normalised",
  "coefficient",
  "format",
  "dedup",
  "structure",
  "caps",
] as const;
export type PipelineStage = (typeof PIPELINE_STAGES)[number];

/** Where a trajectory leaves the pipeline, or that it is kept; as the column `selection.stage` has it. */
export const LEAVING = [
  "winners",
  "coefficient",
  "format",
  "duplicate",
  "structure",
  "problem_cap",
  "miner_cap",
  "kept",
] as const;
export type Leaving = (typeof LEAVING)[number];

/** By what a trajectory is a near-duplicate of its representative: the same calls, or thoughts whose likeness is estimated. */
export const ALIKE_BY = ["calls", "thoughts"] as const;
export type AlikeBy = (typeof ALIKE_BY)[number];

/** A machine's answer that can be held against a person's label: a reject comes before who acted. */
export const FILTER_ANSWERS = ["agentic", "sub_task", "reject", "review", "insufficient_evidence"] as const;
export type FilterAnswer = (typeof FILTER_ANSWERS)[number];

/** @param rejects - bits of the rules that the version switches on and that are broken */
export function filterAnswer(verdict: Verdict, rejects: number): FilterAnswer {
  return rejects === 0 ? verdict : "reject";
}

/** Of the end of the pipeline: those that come through by another version, and those that no longer do. */
export const MOVED_SIDES = ["entered", "left"] as const;
export type MovedSide = (typeof MOVED_SIDES)[number];
