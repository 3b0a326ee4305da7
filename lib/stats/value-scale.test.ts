import { describe, expect, test } from "vitest";
import { positiveOf } from "./positive-value";
import { isScale, MOST_VALUES, scaleOf } from "./value-scale";

describe("a scale", () => {
  test("orders numbers by size, and takes 1 and 1.0 for one value", () => {
    expect(scaleOf(["10", "9", "1.0", "1", "0.5"], { level: "ordinal" })).toMatchObject({
      values: ["0.5", "1", "9", "10"],
      positions: [0.5, 1, 9, 10],
      indexOf: new Map([
        ["10", 3],
        ["9", 2],
        ["1.0", 1],
        ["1", 1],
        ["0.5", 0],
      ]),
    });
  });

  test("orders words as it is told, and leaves out those that nobody gave", () => {
    const order = ["low", "middle", "high"];

    expect(scaleOf(["high", "low"], { level: "ordinal", order })).toMatchObject({
      values: ["low", "high"],
      positions: [0, 2],
    });
  });

  test("needs no order for two words, and none at the nominal level", () => {
    expect(scaleOf(["yes", "no"], { level: "ordinal" })).toMatchObject({ values: ["no", "yes"], positions: [0, 1] });
    expect(scaleOf(["b", "c", "a"], { level: "nominal" })).toMatchObject({
      values: ["a", "b", "c"],
      positions: undefined,
    });
  });

  test.each([
    [["1", "2", "n/a"], {}, ["n/a"], "“n/a” is not a number"],
    [["1", "2", "1e999"], {}, ["1e999"], "“1e999” is not a number"],
    [["low", "hgih"], { order: ["low", "high"] }, ["hgih"], "“hgih” is not in the order given: low, high."],
  ])("is not made of %j with %j", (values, options, strays, sentence) => {
    const found = scaleOf(values, { level: "ordinal", ...options });

    if (isScale(found)) throw new Error("There is a scale.");
    expect([...found.strays]).toEqual(strays);
    expect(found.why(strays[0] ?? "")).toContain(sentence);
  });

  test("has a bound of values", () => {
    const measured = Array.from({ length: MOST_VALUES + 1 }, (_, at) => String(at / 7));

    expect(scaleOf(measured, { level: "nominal" })).toMatchObject({ kind: "too_many" });
    expect(isScale(scaleOf(measured.slice(1), { level: "nominal" }))).toBe(true);
  });
});

test.each([
  [["false", "true"], "true"],
  [["No", "YES"], "YES"],
  [["agentic", "sub_task"], "agentic"],
  [["0", "1"], "1"],
  [["a", "b"], "b"],
  [["0", "1", "2"], undefined],
  [["1"], undefined],
])("of the values %j the positive one is %s", (values, positive) => {
  expect(positiveOf(values)).toBe(positive);
});
