import { expect, test } from "vitest";
import { nextName } from "./next-name";

test.each([
  ["Race one", "Race one (2)"],
  ["Race one (2)", "Race one (3)"],
  ["Race one (9)", "Race one (10)"],
  ["v1", "v1 (2)"],
  ["Race (first)", "Race (first) (2)"],
  ["(2)", "(2) (2)"],
])("what is built again from “%s” is called “%s”", (name, next) => {
  expect(nextName(name)).toBe(next);
});

test("a long name is cut before the number, so that it still fits", () => {
  const next = nextName(`${"long ".repeat(15)}name!`);

  expect(next.length).toBeLessThanOrEqual(80);
  expect(next).toMatch(/^long .*[^ ] \(2\)$/);
});
