/** Why nobody can say what the judge read of a trajectory. */
export const HORIZON_ABSENCES = ["not_judged", "other_source", "no_steps", "too_large", "unreadable"] as const;
export type HorizonAbsence = (typeof HORIZON_ABSENCES)[number];

export const HORIZON_ABSENCE_TEXT: Readonly<Record<HorizonAbsence, string>> = {
  not_judged: "No judge was asked about this trajectory, so there is nothing that one could not see.",
  other_source: "Only records of ORO SN15 say what their judge read; this one comes from another source.",
  no_steps: "The run left no steps, so the judge was sent nothing.",
  too_large: "The record is too large to make the judge’s text of it here.",
  unreadable: "The stored record can no longer be read as an SN15 record, so the judge’s text cannot be made.",
};
