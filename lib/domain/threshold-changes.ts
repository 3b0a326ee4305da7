import type { FilterThresholds } from "./filter-thresholds";
import { THRESHOLD_FIELDS, THRESHOLD_NAMES, type ThresholdName, valueWords } from "./threshold-fields";

/** Values that differ from those of a version, as texts by the threshold's name. */
export type ThresholdDraft = Partial<Readonly<Record<ThresholdName, string>>>;

export interface ThresholdChange {
  readonly name: ThresholdName;
  readonly words: string;
  readonly from: string;
  readonly to: string;
}

/** Every threshold that differs, in the order of the pipeline. */
export function thresholdChanges(from: FilterThresholds, to: FilterThresholds): ThresholdChange[] {
  return THRESHOLD_NAMES.flatMap((name) => {
    const { words, print } = THRESHOLD_FIELDS[name];
    const [before, after] = [print(from), print(to)];

    return before === after ? [] : [{ name, words, from: before, to: after }];
  });
}

/** "Agentic share 0.8 → 0.9": a change as a person reads it. */
export function changeWords({ words, from, to }: ThresholdChange): string {
  return `${words} ${valueWords(from)} → ${valueWords(to)}`;
}

/** The thresholds of a version with a draft over them; a text that is no value of its threshold is left out. */
export function withDraft(saved: FilterThresholds, draft: ThresholdDraft): FilterThresholds {
  return THRESHOLD_NAMES.reduce((thresholds, name) => {
    const text = draft[name];

    return (text === undefined ? undefined : THRESHOLD_FIELDS[name].apply(thresholds, text)) ?? thresholds;
  }, saved);
}

/** What is to be written over a version to come to these thresholds. */
export function draftOf(saved: FilterThresholds, thresholds: FilterThresholds): ThresholdDraft {
  return Object.fromEntries(thresholdChanges(saved, thresholds).map(({ name, to }) => [name, to]));
}

/** "agenticShare:0.9,rejects.R4:off": a draft in the address. */
export function printDraft(draft: ThresholdDraft): string {
  return THRESHOLD_NAMES.flatMap((name) => (draft[name] === undefined ? [] : [`${name}:${draft[name]}`])).join(",");
}

/** The draft that a text names; names that are no thresholds are left out. */
export function parseDraft(text: string): ThresholdDraft {
  const pairs = text.split(",").flatMap((part) => {
    const at = part.indexOf(":");
    const name = THRESHOLD_NAMES.find((one) => one === part.slice(0, at));

    return name === undefined ? [] : [[name, part.slice(at + 1)] as const];
  });

  return Object.fromEntries(pairs);
}

/** Which threshold has more decimals than texts take; undefined where none has. Nothing is said of its range. */
export function decimalsFault(thresholds: FilterThresholds): string | undefined {
  for (const name of THRESHOLD_NAMES) {
    const { words, print } = THRESHOLD_FIELDS[name];
    const text = print(thresholds);
    // What is below a millionth is printed with an exponent.
    if (/\.\d{7}|e-/.test(text)) return `${words} (${text}) has more than six decimals.`;
  }
  return undefined;
}

/** Why thresholds cannot be used together; undefined where they can. */
export function thresholdFault({ subTaskShare, agenticShare }: FilterThresholds): string | undefined {
  if (subTaskShare < agenticShare) return undefined;

  return `The sub-task share (${subTaskShare}) has to lie below the agentic share (${agenticShare}).`;
}
