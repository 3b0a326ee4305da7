import { expect, test } from "vitest";
import { chunkAt, chunksAround } from "./chunk-at";

const CHUNKS = [{ lastStep: 6 }, { lastStep: 7 }, { lastStep: 20 }];

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [8, 2],
  [999, 2],
])("step %i lies in the chunk at %i", (step, at) => {
  expect(chunkAt(CHUNKS, step)).toBe(at);
});

test("a trajectory without steps has its first chunk at the beginning", () => {
  expect(chunkAt([], 3)).toBe(0);
});

test.each([
  [0, [6, 7]],
  [7, [6, 7, 20]],
  [999, [7, 20]],
])("around step %i lie its chunk and the neighbours", (step, last) => {
  expect(chunksAround(CHUNKS, step).map(({ lastStep }) => lastStep)).toEqual(last);
});
