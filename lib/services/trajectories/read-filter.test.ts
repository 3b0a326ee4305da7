import { expect, test } from "vitest";
import { readFilter, readOwnFilter } from "./read-filter";

const lead = { person: { role: "lead" } as never };

test.each(["tokens:>8,000", "tokens:>8,000..", "tokens:>=8,192..", "score:>0,95..", "-tokens:8,192", "steps:>3,>5"])(
  "%j, which would find nearly all rows and was hardly meant so, finds none",
  (text) => {
    expect(() => readFilter(lead, text)).toThrow("alternatives");
  },
);

test("a list is read as it stands", () => {
  expect(readFilter(lead, "steps:3,5").terms).toHaveLength(1);
});

test("text that makes no sense is refused with what is wrong", () => {
  expect(() => readOwnFilter("tokens:many")).toThrow("tokens takes a whole number, not “many”.");
});

test("a stored text of more terms than a filter may have is told as a mistake, with its place", () => {
  const stored = Array.from({ length: 444 }, (_, at) => `queue:q${at}`).join(" ");

  expect(() => readFilter(lead, stored)).toThrow(
    expect.objectContaining({
      code: "INVALID",
      message: expect.stringContaining("A filter has at most 60 terms, not 444."),
      issues: [expect.objectContaining({ path: `query.filter.${stored.indexOf("queue:q60")}-${stored.length}` })],
    }),
  );
});
