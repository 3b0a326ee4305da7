import { PERCENT } from "@/components/ui/format-number";
import type { ReferenceValue } from "@/lib/contract/references";

/** "success rate" or "pass@8". */
export function figureWords({ figure }: Pick<ReferenceValue, "figure">): string {
  return figure.kind === "asr" ? "success rate" : `pass@${figure.k}`;
}

const DIGITS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 4 });

/** "42.7 %", with as many digits as were written. */
export function valueWords(share: number): string {
  return `${DIGITS.format(share * 100)}${PERCENT}`;
}

/** "32.1 to 53.9 %", or why there is none. */
export function intervalWords({ interval, problems }: Pick<ReferenceValue, "interval" | "problems">): string {
  if (interval) return `${(interval[0] * 100).toFixed(1)} to ${(interval[1] * 100).toFixed(1)}${PERCENT}`;

  return problems === null ? "n not known" : "a mean";
}

const MEASURE = {
  single_run: "a single run",
  sampled_mean: "a mean over samples",
  not_said: "",
} as const satisfies Record<ReferenceValue["measure"], string>;

const TEST_SET = { held_out: "75 held-out problems", another: "another test set" } as const;

/** On what it was measured and how, as far as somebody says. */
export function measuredWords(value: ReferenceValue): string {
  const { testSet, suite, bucket, problems, harness, measure } = value;
  const parts = [
    testSet === null ? (suite ?? "") : TEST_SET[testSet],
    bucket === null ? "" : `bucket ${bucket}`,
    problems === null || (testSet === "held_out" && bucket === null && problems === 75) ? "" : `n = ${problems}`,
    harness === null ? "" : `harness: ${harness}`,
    MEASURE[measure],
  ];

  return parts.filter(Boolean).join("; ");
}
