/** First failing gate of the reasoning judge; 5 = all pass. Scores 0.1, 0.3, 0.5, 0.7, 0.9 (domain 3.2). */
export const GATES = [1, 2, 3, 4, 5] as const;
export type Gate = (typeof GATES)[number];

/** A judge reply. "failed" is an infrastructure fault: never 0, never averaged. */
export type Judgement =
  | {
      readonly kind: "scored";
      /** As given, 0 to 1. */
      readonly score: number;
      /** Only under the five-value rubric; earlier rubrics are plain floats and have no gate. */
      readonly gate?: Gate;
      readonly explanation?: string;
      readonly model?: string;
      readonly rubric?: string;
      /** How often a judge was asked until this reply. */
      readonly tries?: number;
    }
  | {
      readonly kind: "failed";
      readonly reason?: string;
      readonly model?: string;
      readonly rubric?: string;
      readonly tries?: number;
    }
  | { readonly kind: "absent" };

/** Completion tokens of an inference that gate 1 counts; fewer are a decoy (domain 3.2). */
export const MIN_INFERENCE_TOKENS = 30;

export const JUDGEMENT_KINDS = ["scored", "failed", "absent"] as const;

const GATE_OF_SCORE: Readonly<Record<string, Gate>> = { "0.1": 1, "0.3": 2, "0.5": 3, "0.7": 4, "0.9": 5 };

/** The gate a score of the five-value rubric stands for; undefined for any other value. */
export function gateOfScore(score: number): Gate | undefined {
  return GATE_OF_SCORE[String(score)];
}
