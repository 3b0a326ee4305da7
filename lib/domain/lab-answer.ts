import { FILTER_ANSWERS } from "./pipeline";

/**
 * What a version answers about a labelled trajectory in the figures of the lab: the filter's answer, or of what it calls
 * agentic that the coefficient gate lets it go. Who weighs a gate has to see what of people's agentic it costs.
 */
export const LAB_ANSWERS = [...FILTER_ANSWERS, "below_gate"] as const;
export type LabAnswer = (typeof LAB_ANSWERS)[number];

/** What those figures count, for whoever holds them against what the pipeline keeps. */
export const SCORED_STAGES =
  "These figures count verdict, format rules and coefficient gate; what leaves as a near-duplicate or over a cap counts as called agentic.";
