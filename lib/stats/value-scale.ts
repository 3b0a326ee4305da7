import type { Level } from "./rating";

/** The different values of some ratings, in order, with where each stands when they are ordered. */
export interface ValueScale {
  readonly level: Level;
  readonly values: readonly string[];
  /** Distances between these are what quadratic weights square; undefined at the nominal level. */
  readonly positions: readonly number[] | undefined;
  /** The place of a value as it was written, in `values`. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/** The values make no scale, and those that are in the way. */
export interface NoScale {
  readonly kind: "unordered" | "too_many";
  readonly strays: ReadonlySet<string>;
  /** What is wrong with one of them. */
  readonly why: (stray: string) => string;
}

export interface ScaleOptions {
  readonly level: Level;
  /** All values from the lowest to the highest, for ordinal values that are not numbers. */
  readonly order?: readonly string[];
}

/** Most different values: more are measurements or free text, about which agreement by chance says nothing. */
export const MOST_VALUES = 1_000;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Puts values in order: numbers by size, where 1 and 1.0 are the same value; others as `order` says, else
 * alphabetically. Two values need no order, since every distance between them is the same.
 *
 * @returns no scale when the level is ordinal and neither size nor `order` orders the values, or they are too many
 */
export function scaleOf(written: Iterable<string>, options: ScaleOptions): ValueScale | NoScale {
  const texts = [...new Set(written)];
  if (texts.length > MOST_VALUES) return tooMany(texts);
  const { order } = options;
  if (order !== undefined) return givenOrder(texts, options.level, order);

  const strays = texts.filter((text) => !isNumber(text));
  if (strays.length === 0) return numbers(texts, options.level);
  if (options.level === "nominal" || texts.length <= 2) return alphabetical(texts, options.level);

  return {
    kind: "unordered",
    strays: new Set(strays),
    why: (stray) => `“${stray}” is not a number, and ordinal values that are not numbers need an order.`,
  };
}

function tooMany(texts: readonly string[]): NoScale {
  const why = (stray: string): string =>
    `“${stray}” is one value too many: ratings have at most ${MOST_VALUES.toLocaleString("en")} different ones. Round numbers.`;

  return { kind: "too_many", strays: new Set(texts.slice(MOST_VALUES)), why };
}

function isNumber(text: string): boolean {
  return NUMBER.test(text) && Number.isFinite(Number(text));
}

/** Tells the two answers of {@link scaleOf} apart. */
export function isScale(found: ValueScale | NoScale): found is ValueScale {
  return "indexOf" in found;
}

function givenOrder(texts: readonly string[], level: Level, order: readonly string[]): ValueScale | NoScale {
  const strays = texts.filter((text) => !order.includes(text));
  if (strays.length > 0) {
    const why = (stray: string): string => `“${stray}” is not in the order given: ${order.join(", ")}.`;
    return { kind: "unordered", strays: new Set(strays), why };
  }

  return scale(
    level,
    order.filter((value) => texts.includes(value)),
    (value) => order.indexOf(value),
  );
}

function alphabetical(texts: readonly string[], level: Level): ValueScale {
  const values = [...texts].sort(byCodeUnit);

  return scale(level, values, (value) => values.indexOf(value));
}

function numbers(texts: readonly string[], level: Level): ValueScale {
  const sizes = [...new Set(texts.map(Number))].sort((one, other) => one - other);
  const found = scale(level, sizes.map(String), Number);
  const indexOfSize = new Map(sizes.map((size, index) => [size, index]));

  return { ...found, indexOf: new Map(texts.map((text) => [text, indexOfSize.get(Number(text)) ?? 0])) };
}

function scale(level: Level, values: readonly string[], positionOf: (value: string) => number): ValueScale {
  const indexOf = new Map(values.map((value, index) => [value, index]));

  return { level, values, indexOf, positions: level === "ordinal" ? values.map(positionOf) : undefined };
}

// The language of the machine must not change a figure.
function byCodeUnit(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
