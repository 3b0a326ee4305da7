import { expect, test } from "vitest";
import { placeOfValue, shortValue } from "./short-value";

const LONG = "an agent that names itself with its whole prompt, ".repeat(400);

test("a long value is named shortly, by its beginning and a hash of all of it", () => {
  expect(shortValue("5Gk2a01b")).toBe("5Gk2a01b");
  expect(shortValue(LONG)).toMatch(/^an agent that names itself with its whole prompt, an agent .*…[0-9a-f]{8}$/);
  expect(shortValue(LONG).length).toBeLessThan(100);
  expect(shortValue(`${LONG}!`)).not.toBe(shortValue(LONG));
});

test("a cut through a character leaves nothing that an address cannot carry", () => {
  const short = shortValue(`${"a".repeat(79)}${"😀".repeat(40)}`);

  expect(decodeURIComponent(encodeURIComponent(short))).toBe(short);
});

test("a value is found by its short name and by itself, and no other value can take its short name", () => {
  const names = [null, shortValue(LONG), LONG, "5Gk2a01b"];

  expect(
    [null, "5Gk2a01b", LONG, shortValue(LONG), shortValue(shortValue(LONG)), "nobody"].map((value) =>
      placeOfValue(names, value),
    ),
  ).toEqual([0, 3, 2, 2, 1, -1]);
});
