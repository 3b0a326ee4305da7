import { expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import { keepFilter } from "./keep-filter";

const termsOf = (text: string) => {
  const checked = checkFilter(text, "kept");
  return checked.status === "valid" && checked.filter.terms.map(({ span: _, ...term }) => term);
};

test.each([
  ["tokens:>8,192 lamp", "tokens:>8,=192 lamp"],
  ["lamp -tokens:8,000", "lamp -tokens:=8,=0"],
  ["tokens:>8.000", "tokens:>8"],
  ["steps:..8,192 score:0,7 gate:<4", "steps:..8,=192 score:=0,=7 gate:<4"],
])("the kept %j is written as %j, which asks the same", (kept, written) => {
  expect(keepFilter(kept)).toBe(written);
  expect(checkFilter(written).status).toBe("valid");
  expect(termsOf(written)).toEqual(termsOf(kept));
});

test.each([
  ["steps:>3,>5", "steps:4..,6.."],
  ["steps:>3,<8 lamp", "steps:4..,..7 lamp"],
  ["score:>=0.5,<=0.9", "score:0.5..,..0.9"],
])("comparisons that are not accepted side by side become ranges: %j as %j", (kept, written) => {
  expect(keepFilter(kept)).toBe(written);
  expect(checkFilter(written).status).toBe("valid");
});

test.each(["", "  magnet  verdict:agentic", "steps:5,100", "tokens:many", "steps>5", "score:>0.5,<0.9"])(
  "%j stays as it is",
  (text) => {
    expect(keepFilter(text)).toBe(text);
  },
);
