import { DEDUP_MEASURES, type FilterThresholds, RANKING_SIGNALS, type RankingSignal } from "./filter-thresholds";
import { REJECT_CODES, type RejectCode } from "./verdict";

/** Every threshold by the name that addresses and command lines use, in the order of the pipeline. */
export const THRESHOLD_NAMES = [
  "agenticShare",
  "subTaskShare",
  "unknownShare",
  "coefficientGate",
  "tokenBudget",
  "rejects.R1",
  "rejects.R2",
  "rejects.R3",
  "rejects.R4",
  "rejects.R5",
  "dedup.measure",
  "dedup.similarity",
  "dedup.keep",
  "ranking.depth",
  "ranking.reformulations",
  "ranking.verification",
  "ranking.regularity",
  "capPerProblem",
  "capPerMiner",
] as const;
export type ThresholdName = (typeof THRESHOLD_NAMES)[number];

/** Those that a curve can be drawn along. */
export const CURVE_THRESHOLDS = [
  "agenticShare",
  "subTaskShare",
  "unknownShare",
  "coefficientGate",
  "tokenBudget",
] as const satisfies readonly ThresholdName[];
export type CurveThreshold = (typeof CURVE_THRESHOLDS)[number];

/** Which numbers a threshold takes. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
  /** "off" is a value too. */
  readonly mayBeOff: boolean;
}

interface ThresholdField {
  /** What sentences call it. */
  readonly words: string;
  /** Absent where it is no number. */
  readonly range?: NumberRange;
  /** The words that it takes where it is none. */
  readonly choices?: readonly string[];
  readonly print: (thresholds: FilterThresholds) => string;
  /** The thresholds with another value; undefined for a text that is none. */
  readonly apply: (thresholds: FilterThresholds, text: string) => FilterThresholds | undefined;
}

const SWITCH = ["on", "off"];
const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const SHARE: NumberRange = { least: 0, most: 1, isWhole: false, mayBeOff: false };
const CAP: NumberRange = { least: 1, most: 1_000_000, isWhole: true, mayBeOff: true };

/** How each threshold is called, printed and changed. */
export const THRESHOLD_FIELDS: Readonly<Record<ThresholdName, ThresholdField>> = {
  agenticShare: required({
    words: "Agentic share",
    range: SHARE,
    read: (of) => of.agenticShare,
    write: (of, agenticShare) => ({ ...of, agenticShare }),
  }),
  subTaskShare: required({
    words: "Sub-task share",
    range: SHARE,
    read: (of) => of.subTaskShare,
    write: (of, subTaskShare) => ({ ...of, subTaskShare }),
  }),
  unknownShare: required({
    words: "Unknown share",
    range: SHARE,
    read: (of) => of.unknownShare,
    write: (of, unknownShare) => ({ ...of, unknownShare }),
  }),
  coefficientGate: optional({
    words: "Coefficient gate",
    range: { least: 0.3, most: 1, isWhole: false, mayBeOff: true },
    read: (of) => of.coefficientGate,
    write: (of, coefficientGate) => ({ ...of, coefficientGate }),
  }),
  tokenBudget: required({
    words: "Token budget",
    range: { least: 1, most: 2_000_000_000, isWhole: true, mayBeOff: false },
    read: (of) => of.tokenBudget,
    write: (of, tokenBudget) => ({ ...of, tokenBudget }),
  }),
  "rejects.R1": reject("R1"),
  "rejects.R2": reject("R2"),
  "rejects.R3": reject("R3"),
  "rejects.R4": reject("R4"),
  "rejects.R5": reject("R5"),
  "dedup.measure": {
    words: "Near-duplicates by",
    choices: DEDUP_MEASURES,
    print: (of) => of.dedup.measure,
    apply: (of, text) => {
      const measure = DEDUP_MEASURES.find((one) => one === text);

      return measure && { ...of, dedup: { ...of.dedup, measure } };
    },
  },
  "dedup.similarity": required({
    words: "Similarity of thoughts",
    range: { least: 0.5, most: 1, isWhole: false, mayBeOff: false },
    read: (of) => of.dedup.similarity,
    write: (of, similarity) => ({ ...of, dedup: { ...of.dedup, similarity } }),
  }),
  "dedup.keep": required({
    words: "Kept of each group",
    range: { least: 1, most: 1000, isWhole: true, mayBeOff: false },
    read: (of) => of.dedup.keep,
    write: (of, keep) => ({ ...of, dedup: { ...of.dedup, keep } }),
  }),
  "ranking.depth": weight("depth"),
  "ranking.reformulations": weight("reformulations"),
  "ranking.verification": weight("verification"),
  "ranking.regularity": weight("regularity"),
  capPerProblem: optional({
    words: "Cap per problem",
    range: CAP,
    read: (of) => of.capPerProblem,
    write: (of, capPerProblem) => ({ ...of, capPerProblem }),
  }),
  capPerMiner: optional({
    words: "Cap per miner",
    range: CAP,
    read: (of) => of.capPerMiner,
    write: (of, capPerMiner) => ({ ...of, capPerMiner }),
  }),
};

interface Numbers<Value> {
  readonly words: string;
  readonly range: NumberRange;
  readonly read: (of: FilterThresholds) => Value;
  readonly write: (of: FilterThresholds, value: Value) => FilterThresholds;
}

function required({ words, range, read, write }: Numbers<number>): ThresholdField {
  return {
    words,
    range,
    print: (of) => String(read(of)),
    apply: (of, text) => {
      const value = numberIn(range, text);

      return value === undefined ? undefined : write(of, value);
    },
  };
}

function optional({ words, range, read, write }: Numbers<number | null>): ThresholdField {
  return {
    words,
    range,
    print: (of) => String(read(of) ?? "off"),
    apply: (of, text) => {
      const value = text === "off" ? null : numberIn(range, text);

      return value === undefined ? undefined : write(of, value);
    },
  };
}

function reject(code: RejectCode): ThresholdField {
  return {
    words: `Reject ${code}`,
    choices: SWITCH,
    print: (of) => (of.rejects[code] ? "on" : "off"),
    apply: (of, text) =>
      SWITCH.includes(text) ? { ...of, rejects: { ...of.rejects, [code]: text === "on" } } : undefined,
  };
}

function weight(signal: RankingSignal): ThresholdField {
  return required({
    words: `Weight of ${signal}`,
    range: { least: 0, most: 100, isWhole: false, mayBeOff: false },
    read: (of) => of.ranking[signal],
    write: (of, value) => ({ ...of, ranking: { ...of.ranking, [signal]: value } }),
  });
}

/** “14,336”: a printed value as sentences have it; addresses and commands take it without commas. */
export function valueWords(printed: string): string {
  return /^\d+$/.test(printed) ? WHOLE.format(Number(printed)) : printed;
}

/** “numbers from 0 to 1”: what a number may be. */
export function rangeWords({ least, most, isWhole }: NumberRange): string {
  return isWhole
    ? `whole numbers from ${WHOLE.format(least)} to ${WHOLE.format(most)}, without commas`
    : `numbers from ${least} to ${most}`;
}

/** “numbers from 0.3 to 1, with at most six decimals, or off”: the texts that a threshold takes. */
export function takenWords(name: ThresholdName): string {
  const { range, choices = [] } = THRESHOLD_FIELDS[name];
  if (range === undefined) return `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;

  return `${rangeWords(range)}${range.isWhole ? "" : ", with at most six decimals"}${range.mayBeOff ? ", or off" : ""}`;
}

function numberIn({ least, most, isWhole }: NumberRange, text: string): number | undefined {
  if (!/^(\d{1,10}|(?=\.))(\.\d{1,6})?$/.test(text)) return undefined;
  const value = Number(text);
  if (value < least || value > most || (isWhole && !Number.isInteger(value))) return undefined;

  return value;
}

/** Names of the thresholds that switch a reject, with its code. */
export const REJECT_FIELDS = REJECT_CODES.map((code) => ({ code, name: `rejects.${code}` as const }));
/** Names of the weights, with the signal of each. */
export const WEIGHT_FIELDS = RANKING_SIGNALS.map((signal) => ({ signal, name: `ranking.${signal}` as const }));
