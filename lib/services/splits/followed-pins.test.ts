import { describe, expect, test } from "vitest";
import type { Pool } from "@/lib/leak/assign-pools";
import { followedPins } from "./followed-pins";

/** One cluster: each problem as its pool, and the pin that it has that by; the last one has just grown. */
function followedBy(known: readonly (readonly [Pool, number?])[], pool: Pool) {
  const problems = [...known.keys(), known.length].map((id) => ({ id, clusterKey: "a" }));

  return followedPins({
    problems: [...problems, { id: 99, clusterKey: "b" }],
    known: new Map([...known.map(([of], id) => [id, of] as const), [99, pool]]),
    added: [{ problem: known.length, pool }],
    pinOf: new Map(known.flatMap(([, pin], id) => (pin === undefined ? [] : [[id, pin] as const]))),
  });
}

describe("what grows follows", () => {
  test.each([
    ["the pin of what it joins", [["test", 1]], "test", 1],
    [
      "the earliest of several",
      [
        ["test", 4],
        ["test", 2],
        ["test", 3],
      ],
      "test",
      2,
    ],
    ["none where one of them is there by itself", [["test", 1], ["test"]], "test", null],
    ["none where one of them is there by itself, whichever comes first", [["test"], ["test", 1]], "test", null],
    ["none into a pool that no pin gave", [["test", 1], ["train"], ["train"]], "train", null],
    ["a pin although others are elsewhere by themselves", [["test", 1], ["test", 1], ["train"]], "test", 1],
    ["none where it is alone", [], "train", null],
  ] as const)("%s", (_, known, pool, pin) => {
    expect(followedBy(known, pool)).toEqual([pin]);
  });
});
