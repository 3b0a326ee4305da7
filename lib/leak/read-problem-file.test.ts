import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SAMPLE_BYTES } from "@/lib/importers/detect-format";
import { checkLeak } from "./check-leak";
import { NoProblemFile, type ReadProblem, readProblemFile } from "./read-problem-file";

async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function read(text: string): Promise<readonly ReadProblem[]> {
  const found: ReadProblem[] = [];
  for await (const one of readProblemFile(chunksOf(text), "ids.txt")) found.push(one);

  return found;
}

test("a long list of ids is read also where its sample ends in the letters of one", async () => {
  // The first line is shorter than the others, so that five letters of the last one of the sample are left.
  const ids = Array.from({ length: SAMPLE_BYTES / 16 + 10 }, (_, at) => `lamp-${String(at).padStart(10, "0")}`);
  const text = ["lamp-00000", ...ids.slice(1)].join("\n");
  expect(text.slice(0, SAMPLE_BYTES)).toMatch(/\nlamp-$/);

  const found = await read(text);

  expect(found).toHaveLength(ids.length);
  expect(found.filter(({ kind }) => kind === "problem")).toHaveLength(ids.length);
  expect(found.at(-1)).toMatchObject({ problem: { goldIds: [ids.at(-1)] } });
});

test("a line that is no id makes no list of ids, also the last one of a file that is read whole", async () => {
  await expect(read("lamp-1\nlamp-2\nlamp-\n")).rejects.toThrow(NoProblemFile);
  await expect(read("lamp-1\nlamp-2\nlamp-")).rejects.toThrow(NoProblemFile);
  await expect(read(`lamp-1\nlamp-\n${"lamp-3\n".repeat(SAMPLE_BYTES / 7)}`)).rejects.toThrow(NoProblemFile);
});

test("ShoppingBench's own rollouts, a list of steps a line, are a problem a line", async () => {
  const rollouts = readFileSync("lib/importers/shoppingbench/fixtures/rollouts.jsonl", "utf8");
  const lines = rollouts.trim().split("\n");

  const found = await read(rollouts);

  expect(found).toHaveLength(lines.length);
  expect(found[0]).toMatchObject({
    kind: "problem",
    problem: { name: "ids.txt:1", query: expect.stringMatching(/^Find/) },
  });

  const problems = found.flatMap((one) => (one.kind === "problem" ? [one.problem] : []));
  const query = "Find a brass desk lamp with cash on delivery, priced from 20 to 60.";
  const asked = { ...{ name: "train", query, goldIds: [] }, recommendedIds: [], viewedIds: [], titles: [] };
  expect(checkLeak([asked], problems)).toMatchObject({ against: 1, verbatim: 1 });
});
