import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { aContext, anEnvelope, db, givenFile, givenImport } from "@/lib/services/imports/fixtures/given-import";
import { outlines } from "@/lib/services/imports/fixtures/stored";
import { getImport } from "@/lib/services/imports/get-import";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { installation, runAllJobs } from "./fixtures/given-imports";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

const ctx = await aContext();
const corpus = () => `corpus ${randomUUID()}`;

async function imported(into: string, ...lines: string[]): Promise<string> {
  const { id } = await givenImport([await givenFile("r.jsonl", lines.join("\n"))], { corpus: into });
  await runAllJobs();

  return id;
}

async function takeBack(id: string): Promise<void> {
  const { jobId } = await startTakeBack(ctx, { id });
  expect(await runToEnd(installation, jobId)).toBe("done");
  await runAllJobs();
}

async function toldOf(id: string) {
  const { conflicts, files } = await getImport(ctx, { id });

  return { conflicts, note: files[0]?.note ?? null };
}

/** How many trajectories are told to be in conflict. */
async function notedIn(into: string): Promise<number> {
  return (await outlines(into)).filter(({ notes }) => notes.some((note) => note.includes("the same id"))).length;
}

test("what is told of a run and an id that an import had brought before is told no more once that is taken back", async () => {
  const [into, problem_id] = [corpus(), randomUUID()];
  const before = await imported(into, anEnvelope({ problem_id }), anEnvelope());
  const after = await imported(into, anEnvelope({ problem_id }));
  expect(await toldOf(after)).toEqual({ conflicts: 1, note: expect.stringContaining("joined “r.jsonl”") });
  expect(await notedIn(into)).toBe(1);

  await takeBack(before);

  expect(await toldOf(after)).toEqual({ conflicts: 0, note: null });
  expect(await notedIn(into)).toBe(0);
});

test("it is told as long as an earlier one is there, and of what stays before the one that goes nothing changes", async () => {
  const [into, problem_id, other] = [corpus(), randomUUID(), randomUUID()];
  await imported(into, anEnvelope({ problem_id: other }));
  const first = await imported(into, anEnvelope({ problem_id }), anEnvelope({ problem_id: other }));
  const second = await imported(into, anEnvelope({ problem_id }));
  const third = await imported(into, anEnvelope({ problem_id }), anEnvelope());
  const told = { conflicts: 1, note: expect.stringContaining("joined “r.jsonl”") };

  await takeBack(second);
  expect([await toldOf(first), await toldOf(third)]).toEqual([told, told]);
  expect(await notedIn(into)).toBe(2);

  await takeBack(third);
  expect(await toldOf(first)).toEqual(told);
});
