import { expect, test } from "vitest";
import { nearestNames } from "./nearest-names";

test("the nearest of many names come first, and only a few of them", () => {
  const names = [...Array.from({ length: 40 }, (_, at) => `other ${at}`), "Stricter 2", "strict"];

  expect(nearestNames("strikt", names).slice(0, 2)).toEqual(["strict", "Stricter 2"]);
  expect(nearestNames("strikt", names)).toHaveLength(5);
  expect(nearestNames("", ["a", "b"])).toEqual(["a", "b"]);
});
