import { expect, test } from "vitest";
import { mapPaths } from "./map-paths";

const stretch = (first: number) => ({ first, last: first, attribution: ["model"] as const, hasFault: false });

test("each ink is one path, and stretches lie below each other", () => {
  expect([...mapPaths([stretch(0), stretch(1)], false)]).toEqual([["model", "M0 0h6v1h-6zM0 1h6v1h-6z"]]);
});

test("a stretch of several hands is divided among them, and what is wrong stands beside it", () => {
  const mixed = { ...stretch(0), attribution: ["code", "model"] as const, hasFault: true };

  expect(Object.fromEntries(mapPaths([mixed], false))).toEqual({
    code: "M0 0h3v1h-3z",
    model: "M3 0h3v1h-3z",
    fault: "M6 0h2v1h-2z",
  });
});

test("a stretch in which nobody made a call has an ink of its own", () => {
  expect([...mapPaths([{ ...stretch(0), attribution: [] }], false).keys()]).toEqual(["none"]);
});

test("lying down, stretches stand beside each other", () => {
  expect([...mapPaths([stretch(0), stretch(1)], true)]).toEqual([["model", "M0 0h1v6h-1zM1 0h1v6h-1z"]]);
});
