import type { Gate } from "@/lib/domain/judgement";

/** What each gate asks of the trajectory; 5 is no gate but what passing all of them is called. */
export const GATE_NAME = {
  1: "Inference present",
  2: "Results analysed",
  3: "Specific data cited",
  4: "Explicit comparison",
  5: "All gates pass",
} as const satisfies Record<Gate, string>;
