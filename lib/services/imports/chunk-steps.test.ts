import { expect, test } from "vitest";
import type { Step } from "@/lib/domain/step";
import { chunkSteps } from "./chunk-steps";

function aStep(index: number, textChars: number): Step {
  return { index, role: "agent", text: "x".repeat(textChars), claimed: [], logged: [] };
}

function steps(...sizes: readonly number[]): Step[] {
  return sizes.map((size, index) => aStep(index, size));
}

test.each([
  ["no steps have no chunk", [], []],
  ["small steps share a chunk", [100, 100, 100], [[0, 2]]],
  [
    "a chunk is closed once it holds 128 KB",
    [70_000, 70_000, 10],
    [
      [0, 1],
      [2, 2],
    ],
  ],
  [
    "a step that would pass 256 KB begins a chunk",
    [100_000, 200_000, 10],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    "a huge step stands alone",
    [10, 900_000, 10],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
])("%s", (_name, sizes, ranges) => {
  const { chunks } = chunkSteps(steps(...sizes));

  expect(chunks.map(({ firstStep, lastStep }) => [firstStep, lastStep])).toEqual(ranges);
});

test("the chunks together hold every step once, in order, where its place says", () => {
  const given = steps(...Array.from({ length: 300 }, (_, at) => (at * 7_919) % 40_000));
  const { chunks, places } = chunkSteps(given);

  expect(chunks.flatMap(({ body }): unknown => JSON.parse(body.toString()))).toEqual(given);
  given.forEach((step, at) => {
    const chunk = chunks[places[at]?.chunk ?? -1];
    expect(chunk?.firstStep).toBeLessThanOrEqual(step.index);
    expect(chunk?.lastStep).toBeGreaterThanOrEqual(step.index);
    expect(places[at]?.chars).toBe(JSON.stringify(step).length);
  });
});
