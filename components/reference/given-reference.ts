import type { ReferenceValue } from "@/lib/contract/references";

/** An own reference value as a test wants it. */
export function aReferenceValue(fields: Partial<ReferenceValue> = {}): ReferenceValue {
  return {
    ...{ id: crypto.randomUUID(), origin: "own", label: "Last year’s model", figure: { kind: "asr" }, value: 0.427 },
    ...{ problems: 75, interval: [0.321, 0.539], bucket: null, suite: null, harness: null, measure: "not_said" },
    ...{ testSet: null, source: "Report of March", sourceUrl: null, caveat: "", addedBy: "Ada", version: 1 },
    ...fields,
  };
}

/** One of the paper. */
export function aPublishedValue(fields: Partial<ReferenceValue> = {}): ReferenceValue {
  return aReferenceValue({
    ...{ id: "sft-pass-8", origin: "published", label: "ORO SFT stack", figure: { kind: "pass_at_k", k: 8 } },
    ...{ value: 0.533, interval: null, harness: "7-tool", measure: "sampled_mean", testSet: "held_out" },
    ...{ source: "arXiv 2606.10064, 2026-06-08", sourceUrl: "https://arxiv.org/abs/2606.10064", addedBy: null },
    ...{ caveat: "Eight samples of each problem.", version: null },
    ...fields,
  });
}
