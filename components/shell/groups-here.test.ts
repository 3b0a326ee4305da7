import { expect, test } from "vitest";
import { hereFirst } from "./groups-here";

const GROUPS = ["global", "table", "item", "verdict", "step", "run"] as const;

test("the keys of the screen stand first, in the order of all", () => {
  expect(hereFirst(GROUPS, "/queues/1/review")).toEqual(["item", "verdict", "step", "global", "table", "run"]);
  expect(hereFirst(GROUPS, "/trajectories")).toEqual(["table", "global", "item", "verdict", "step", "run"]);
  expect(hereFirst(GROUPS, "/trajectories/1")).toEqual(["item", "verdict", "step", "global", "table", "run"]);
});

const ADJUDICATION = ["item", "adjudicate", "global", "verdict"];

test("keys that act on several screens stand first on each of them", () => {
  expect(hereFirst(["global", "verdict", "item", "adjudicate"], "/adjudicate/1")).toEqual(ADJUDICATION);
  expect(hereFirst(["global", "lab", "cluster", "chart"], "/clusters/1")).toEqual([
    "cluster",
    "chart",
    "global",
    "lab",
  ]);
  expect(hereFirst(["global", "lab", "cluster", "chart"], "/judge")).toEqual(["chart", "global", "lab", "cluster"]);
  expect(hereFirst(["global", "lab", "cluster", "chart"], "/filters/1")).toEqual(["lab", "chart", "global", "cluster"]);
});

test("a screen without keys of its own leaves the order as it is", () => {
  expect(hereFirst(GROUPS, "/settings")).toEqual(GROUPS);
});
