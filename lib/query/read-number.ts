import { LARGEST_INT } from "@/lib/domain/largest-int";
import type { Bound } from "./filter";
import type { Operator, ParsedValue } from "./parsed-filter";
import type { DefinitionOf, Read, ValueReader } from "./read-test";

const NUMBER = /^-?\d+(\.\d+)?$/;
/** A whole number with its thousands divided by points: it would be read as the digits before the first one. */
const GROUPED = /^-?\d{1,3}(\.\d{3})+$/;

/** A number, a comparison such as <4, a range such as 5..15 (ends inside, either may be left out), or `none`. */
export const readNumber: ValueReader<"number"> = (value, field) => {
  const { name, definition } = field;
  if (value.text.toLowerCase() === "none" && !value.operator) {
    return definition.canBeNone
      ? { test: { kind: "none" } }
      : wrong(value, `Every trajectory has a number for ${name}.`);
  }

  const ends = value.operator ? [value.text] : value.text.split("..");
  if (definition.isWhole && ends.some((end) => GROUPED.test(end))) {
    const text = ends.map((end) => (GROUPED.test(end) ? end.replaceAll(".", "") : end)).join("..");
    const meant = `${value.operator ?? ""}${text}`;
    const canBeMeant = "test" in readNumber({ ...value, text }, field);
    const message = `${name} takes a whole number. Write ${canBeMeant ? meant : "it"} without the point`;
    return wrong(value, message, canBeMeant ? meant : undefined);
  }
  const numbers = ends.map((end) => (end === "" && ends.length === 2 ? undefined : readOne(end, definition)));
  if (
    ends.length > 2 ||
    numbers.some((number) => number === "wrong") ||
    numbers.every((number) => number === undefined)
  ) {
    const wanted = definition.isWhole ? "a whole number" : "a number";
    return wrong(value, `${name} takes ${wanted}, not “${value.text}”. For example ${name}:${definition.example}`);
  }

  const [first, second] = numbers.map((number) => (number === "wrong" ? undefined : number));
  if (first !== undefined && second !== undefined && first > second) {
    return wrong(value, `This range ends before it begins. Write ${second}..${first}`, `${second}..${first}`);
  }

  const bounds =
    ends.length === 1 && first !== undefined
      ? boundsOf(value.operator ?? "=", first)
      : { ...low(first), ...high(second) };
  const { limits } = definition;
  if (limits && isOutside(bounds, limits)) {
    const written = `${value.operator ?? ""}${value.text}`;
    return wrong(
      value,
      `${name} is ${limits.join(" to ")}, never “${written}”. For example ${name}:${definition.example}`,
    );
  }

  // A whole number without limits is a count.
  if (definition.isWhole && !limits && isOutside(bounds, [0, Number.POSITIVE_INFINITY])) {
    const written = `${value.operator ?? ""}${value.text}`;
    return wrong(
      value,
      `${name} is never below 0, so nothing is “${written}”. For example ${name}:${definition.example}`,
    );
  }

  return { test: { kind: "range", ...bounds } };
};

/** Whether no value within the limits is within the bounds. */
function isOutside({ low, high }: { low?: Bound; high?: Bound }, [least, most]: readonly [number, number]): boolean {
  const isAbove = low !== undefined && (low.value > most || (low.isOpen && low.value === most));
  const isBelow = high !== undefined && (high.value < least || (high.isOpen && high.value === least));

  return isAbove || isBelow;
}

function readOne(text: string, definition: DefinitionOf<"number">): number | "wrong" {
  const number = Number(text);
  if (!NUMBER.test(text) || Math.abs(number) > LARGEST_INT) return "wrong";
  // So near to 0 that a real column holds it as 0: the database refuses to make a real of it.
  if (number !== 0 && Math.fround(number) === 0) return "wrong";

  return definition.isWhole && !Number.isInteger(number) ? "wrong" : number;
}

function boundsOf(operator: Operator, value: number): { low?: Bound; high?: Bound } {
  switch (operator) {
    case "=":
      return { ...low(value), ...high(value) };
    case "<":
      return { high: { value, isOpen: true } };
    case "<=":
      return high(value);
    case ">":
      return { low: { value, isOpen: true } };
    case ">=":
      return low(value);
  }
}

function low(value: number | undefined): { low?: Bound } {
  return value === undefined ? {} : { low: { value, isOpen: false } };
}

function high(value: number | undefined): { high?: Bound } {
  return value === undefined ? {} : { high: { value, isOpen: false } };
}

function wrong(value: ParsedValue, message: string, suggestion?: string): Read<"number"> {
  return { mistake: { message, span: value.span, ...(suggestion === undefined ? {} : { suggestion }) } };
}
