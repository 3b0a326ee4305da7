import type { Operator, ParsedValue } from "./parsed-filter";
import type { Read, ValueReader } from "./read-test";

const DAY_MS = 86_400_000;

/** A day of UTC from 0001-01-01 to 9999-12-30 such as 2026-08-24, a comparison, or a range with both days inside. */
export const readDate: ValueReader<"date"> = (value, { name }) => {
  const ends = value.operator ? [value.text] : value.text.split("..");
  const days = ends.map((end) => (end === "" && ends.length === 2 ? undefined : readDay(end)));
  if (ends.length > 2 || days.includes("wrong") || days.every((day) => day === undefined)) {
    return wrong(value, `${name} takes a day such as 2026-08-24, not “${value.text}”.`);
  }

  const [first, second] = days.map((day) => (day === "wrong" ? undefined : day));
  if (ends.length === 1 && first !== undefined)
    return { test: { kind: "range", ...boundsOf(value.operator ?? "=", first) } };
  if (first !== undefined && second !== undefined && first > second)
    return wrong(value, "This range ends before it begins.");

  return { test: { kind: "range", ...from(first), ...before(second === undefined ? undefined : second + DAY_MS) } };
};

function readDay(text: string): number | "wrong" {
  // PostgreSQL reads no year 0, and none of five digits: a day and the one after it have to be written in four.
  if (!/^(?!0000|9999-12-31)\d{4}-\d{2}-\d{2}$/.test(text)) return "wrong";
  const time = Date.parse(`${text}T00:00:00Z`);

  // 2026-02-30 rolls over in some engines and is NaN in others: neither is a day.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? "wrong" : time;
}

function boundsOf(operator: Operator, day: number): { from?: string; before?: string } {
  switch (operator) {
    case "=":
      return { ...from(day), ...before(day + DAY_MS) };
    case "<":
      return before(day);
    case "<=":
      return before(day + DAY_MS);
    case ">":
      return from(day + DAY_MS);
    case ">=":
      return from(day);
  }
}

function from(time: number | undefined): { from?: string } {
  return time === undefined ? {} : { from: new Date(time).toISOString() };
}

function before(time: number | undefined): { before?: string } {
  return time === undefined ? {} : { before: new Date(time).toISOString() };
}

function wrong(value: ParsedValue, message: string): Read<"date"> {
  return { mistake: { message, span: value.span } };
}
