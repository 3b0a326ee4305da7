import { expect, test } from "vitest";
import { readFilter, readOwnFilter } from "./read-filter";

test("text of our own asks what it says; from a person what was hardly meant is a mistake, whatever it would do", () => {
  expect(readOwnFilter("tokens:>8,000").terms).toMatchObject([
    {
      field: "tokens",
      tests: [
        { kind: "range", low: { value: 8, isOpen: true } },
        { kind: "range", low: { value: 0 }, high: { value: 0 } },
      ],
    },
  ]);
  for (const text of ["tokens:>8,000", "steps:>3,>5"])
    expect(() => readFilter({ person: { role: "lead" } as never }, text)).toThrow();
  expect(readFilter({ person: { role: "lead" } as never }, "steps:3,5").terms).toHaveLength(1);
});

test("text that makes no sense is refused with what is wrong", () => {
  expect(() => readOwnFilter("tokens:many")).toThrow("tokens takes a whole number, not “many”.");
});
