import { isUuid } from "./is-uuid";
import { SPAN_FIELDS, type Span } from "./label";

/** How much of a step is open at first. */
export const READING_MODES = ["story", "full", "columns"] as const;
export type ReadingMode = (typeof READING_MODES)[number];

export const READING_MODE_TEXT: Readonly<Record<ReadingMode, string>> = {
  story: "Story",
  full: "Full",
  columns: "Claimed | Logged",
};

/** Drawings over the text that a reader can switch on and off. */
export const LAYERS = ["ids", "attribution", "difference", "horizon"] as const;
export type Layer = (typeof LAYERS)[number];

export const LAYER_TEXT: Readonly<Record<Layer, string>> = {
  ids: "Where ids come from",
  attribution: "Who made the calls",
  difference: "Difference to another rollout",
  horizon: "What the judge could not see",
};

export const DEFAULT_LAYERS: readonly Layer[] = ["ids", "attribution"];

export interface LinkRange {
  readonly field: Span["field"];
  readonly start: number;
  readonly end: number;
}

/** A place in the reader that an address can name. Step, call and logged call are 0-based here and 1-based in the address. */
export interface ReaderLink {
  readonly step?: number;
  readonly call?: number;
  /** Order in the log of a logged call of the step: `?step=2&logged=3` is the one that the reader calls logged call 3. */
  readonly logged?: number;
  readonly range?: LinkRange;
  readonly mode: ReadingMode;
  readonly layers: readonly Layer[];
  /** The rollout that the difference layer compares with. */
  readonly reference?: string;
  /** A comment to show beside the place. */
  readonly comment?: string;
}

export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

function one(values: QueryValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : value?.[0];
}

function position(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) - 1 : undefined;
}

function rangeOf(text: string | undefined): LinkRange | undefined {
  const match = /^(\w+):(\d{1,9})-(\d{1,9})$/.exec(text ?? "");
  const field = SPAN_FIELDS.find((name) => name === match?.[1]);
  const start = Number(match?.[2]);
  const end = Number(match?.[3]);

  return field && start < end ? { field, start, end } : undefined;
}

function layersOf(text: string | undefined): readonly Layer[] {
  if (text === undefined) return DEFAULT_LAYERS;
  const asked = text.split(",");
  return LAYERS.filter((layer) => asked.includes(layer));
}

/** Reads a place from the query of an address. What cannot be read falls back and never throws. */
export function parseReaderLink(values: QueryValues): ReaderLink {
  const step = position(one(values, "step"));
  const call = step === undefined ? undefined : position(one(values, "call"));
  const logged = step === undefined ? undefined : position(one(values, "logged"));
  const range = step === undefined ? undefined : rangeOf(one(values, "range"));
  const reference = one(values, "reference");
  const comment = one(values, "comment");

  return {
    ...(step === undefined ? {} : { step }),
    ...(call === undefined ? {} : { call }),
    ...(logged === undefined ? {} : { logged }),
    ...(range === undefined ? {} : { range }),
    mode: READING_MODES.find((mode) => mode === one(values, "mode")) ?? "story",
    layers: layersOf(one(values, "layer")),
    ...(reference !== undefined && isUuid(reference) ? { reference } : {}),
    ...(comment !== undefined && isUuid(comment) ? { comment } : {}),
  };
}

/** The query pairs of a place, without those that say the default. */
export function readerLinkPairs(link: ReaderLink): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];

  if (link.step !== undefined) pairs.push(["step", String(link.step + 1)]);
  if (link.call !== undefined) pairs.push(["call", String(link.call + 1)]);
  if (link.logged !== undefined) pairs.push(["logged", String(link.logged + 1)]);
  if (link.range) pairs.push(["range", `${link.range.field}:${link.range.start}-${link.range.end}`]);
  if (link.mode !== "story") pairs.push(["mode", link.mode]);
  if (link.layers.join() !== DEFAULT_LAYERS.join()) pairs.push(["layer", link.layers.join(",")]);
  if (link.reference) pairs.push(["reference", link.reference]);
  return pairs;
}
