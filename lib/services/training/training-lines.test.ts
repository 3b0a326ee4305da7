import { expect, test } from "vitest";
import { trainingLines } from "./training-lines";

async function linesOf(text: string, size: number): Promise<[number, string][]> {
  const bytes = Buffer.from(text);
  async function* parts() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const lines: [number, string][] = [];
  for await (const part of trainingLines(parts())) for (const { number, text } of part) lines.push([number, text]);

  return lines;
}

// Sizes at which a part ends before, between and behind the two characters of a line end.
test.each([1, 2, 3, 4, 5, 100])("with %i bytes a part a line ends with either character or both", async (size) => {
  const text = "a,b\r1,2\r\n3,4\n\r5,6\r\r\n7,8\r";

  expect(await linesOf(text, size)).toEqual([
    [1, "a,b"],
    [2, "1,2"],
    [3, "3,4"],
    [5, "5,6"],
    [7, "7,8"],
  ]);
});

test("what was handed in stays as it is", async () => {
  const bytes = Buffer.from("1,2\r3,4\n");
  async function* body() {
    yield bytes;
  }
  for await (const _ of trainingLines(body()));

  expect(bytes.toString()).toBe("1,2\r3,4\n");
});
