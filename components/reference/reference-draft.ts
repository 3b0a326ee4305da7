import { countOf, PERCENT } from "@/components/ui/format-number";
import type { AddReference, ReferenceValue } from "@/lib/contract/references";
import { solvedOf } from "@/lib/domain/reference-counts";

export const UNITS = ["percent", "share"] as const;
export const FIGURES = ["asr", "pass_at_k"] as const;

/** A reference value as it is being written: numbers are text until they are read. */
export interface ReferenceDraft {
  readonly label: string;
  readonly figure: (typeof FIGURES)[number];
  readonly k: string;
  readonly value: string;
  readonly unit: (typeof UNITS)[number];
  readonly problems: string;
  readonly source: string;
  readonly caveat: string;
  readonly suite: string;
  readonly bucket: string;
}

export type DraftFaults = Partial<Record<keyof ReferenceDraft, string>>;

const EMPTY: ReferenceDraft = {
  ...{ label: "", figure: "asr", k: "8", value: "", unit: "percent", problems: "", source: "", caveat: "" },
  ...{ suite: "", bucket: "" },
};
const MOST_K = 10_000;
const MOST_PROBLEMS = 1_000_000;

/** What a dialog starts from: nothing, or a value that is changed. */
export function referenceDraft(before: ReferenceValue | undefined): ReferenceDraft {
  if (!before) return EMPTY;
  const { label, figure, value, problems, source, caveat, suite, bucket } = before;

  return {
    ...{ label, source, caveat, suite: suite ?? "", bucket: bucket ?? "", unit: "percent" },
    figure: figure.kind,
    k: figure.kind === "asr" ? EMPTY.k : String(figure.k),
    value: String(Number((value * 100).toPrecision(12))),
    problems: problems === null ? "" : String(problems),
  };
}

/** A sentence for each field that cannot be saved as it is. */
export function draftFaults(draft: ReferenceDraft): DraftFaults {
  const { label, figure, k, value, unit, problems, source } = draft;
  const most = unit === "percent" ? 100 : 1;
  const number = readNumber(value);
  const isValue = number !== undefined && number >= 0 && number <= most;

  return {
    ...(label.trim() === "" ? { label: "Write what the value is of: a model, or a report." } : {}),
    ...(isValue ? {} : { value: valueFault(number, unit) }),
    ...(figure === "pass_at_k" && !isWhole(k, MOST_K) ? { k: "k is a whole number from 1 to 10,000." } : {}),
    ...(problems.trim() === "" || isWhole(problems, MOST_PROBLEMS)
      ? {}
      : { problems: "The number of problems is a whole number from 1 to 1,000,000." }),
    ...(source.trim() === "" ? { source: "Write where the value comes from, so that others can look it up." } : {}),
  };
}

function valueFault(number: number | undefined, unit: ReferenceDraft["unit"]): string {
  if (number === undefined) return "Write a number, as in 42.7.";
  if (unit === "percent") return "A percentage lies from 0 to 100.";

  return number <= 100 ? "A share lies from 0 to 1. Choose % for a percentage." : "A share lies from 0 to 1.";
}

/** What the server is sent; of a draft without faults. */
export function referenceInput(draft: ReferenceDraft): AddReference {
  const { figure, k, unit, problems } = draft;
  const number = readNumber(draft.value) ?? 0;

  return {
    label: draft.label.trim(),
    figure: figure === "asr" ? { kind: "asr" } : { kind: "pass_at_k", k: Number(k) },
    value: unit === "percent" ? Number((number / 100).toPrecision(12)) : number,
    problems: problems.trim() === "" ? null : Number(problems),
    source: draft.source.trim(),
    caveat: draft.caveat.trim(),
    suite: draft.suite.trim() || null,
    bucket: draft.bucket.trim() || null,
  };
}

/** What the number of problems does for the interval. */
export function intervalHint(draft: ReferenceDraft): string {
  const { problems, value } = referenceInput(draft);
  if (problems === null || draftFaults(draft).problems || draftFaults(draft).value)
    return `With it the value gets a 95${PERCENT} interval (Wilson).`;
  const solved = solvedOf(value, problems);
  if (solved === undefined)
    return `No whole number of ${countOf(problems, "problem")} has this value, so it gets no interval: it may be a mean over samples.`;

  return `${solved} of ${countOf(problems, "problem")}; it gets a 95${PERCENT} interval (Wilson).`;
}

function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");

  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : undefined;
}

function isWhole(text: string, most: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;
}
