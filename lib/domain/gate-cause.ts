/** Why a person's gate and the judge's differ. */
export const GATE_CAUSES = [
  "missed_evidence",
  "credited_narration",
  "id_alone",
  "invented_quote",
  "addressed_by_agent",
  "beyond_horizon",
  "rubric_unclear",
  "other",
] as const;
export type GateCause = (typeof GATE_CAUSES)[number];

export const GATE_CAUSE_TEXT: Readonly<Record<GateCause, string>> = {
  missed_evidence: "The judge missed what it could see",
  credited_narration: "The judge credited narration",
  id_alone: "An id alone counted, or did not",
  invented_quote: "The judge quotes what is not there",
  addressed_by_agent: "The agent addressed the judge",
  beyond_horizon: "The evidence was cut from the judge’s view",
  rubric_unclear: "The rubric does not decide it",
  other: "Other, see the note",
};

/** Whose fault a differing judgement is: the judge's, the pipeline's that fed it, or the rubric's. */
export const GATE_FAULTS = ["judge", "pipeline", "rubric"] as const;
export type GateFault = (typeof GATE_FAULTS)[number];

const FAULT: Readonly<Partial<Record<GateCause, GateFault>>> = { beyond_horizon: "pipeline", rubric_unclear: "rubric" };

/** The fault a cause is filed as. */
export function faultOfCause(cause: GateCause): GateFault {
  return FAULT[cause] ?? "judge";
}
