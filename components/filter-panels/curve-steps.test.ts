import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { CurveThreshold } from "@/lib/domain/threshold-fields";
import { decideVerdict } from "@/lib/filter/decide-verdict";
import { passesCoefficient } from "@/lib/filter/lab/gate-quality";
import { rejectBits } from "@/lib/filter/reject-bits";
import { CURVE_STEPS } from "./curve-steps";

/** 5 of 10 by the model, 3 of 10 unknown. */
const facts = { hasLog: true, model: 5, macro: 0, retry: 0, code: 2, unknown: 3, asksForNothing: false };
const rule = (thresholds: Partial<FilterThresholds>, sendsNoNonce = false) =>
  decideVerdict({ ...facts, sendsNoNonce }, { ...DEFAULT_THRESHOLDS, ...thresholds });

/** What a row whose own value is `at` is called by a threshold of some number. */
const ANSWERS: Record<CurveThreshold, { at: number; little: number; says: (threshold: number) => unknown }> = {
  agenticShare: { at: 0.5, little: 0.01, says: (agenticShare) => rule({ agenticShare }) },
  subTaskShare: { at: 0.5, little: 0.01, says: (subTaskShare) => rule({ subTaskShare }) },
  unknownShare: { at: 0.3, little: 0.01, says: (unknownShare) => rule({ unknownShare }) },
  coefficientGate: { at: 0.7375, little: 0.001, says: (gate) => passesCoefficient(gate)(0.5) },
  tokenBudget: {
    ...{ at: 9000, little: 1 },
    says: (tokenBudget) => rejectBits({ tokens: 9000, rejects: 0 }, { ...DEFAULT_THRESHOLDS, tokenBudget }),
  },
};

test.each(Object.entries(CURVE_STEPS))(
  "steps along %s are drawn %s, as its rule counts at the value itself",
  (along, drawn) => {
    const { at, little, says } = ANSWERS[along as CurveThreshold];
    const [under, itself, over] = [at - little, at, at + little].map(says);

    expect(under).not.toEqual(over);
    expect(itself).toEqual(drawn === "stepBefore" ? under : over);
  },
);
