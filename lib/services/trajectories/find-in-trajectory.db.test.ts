import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import type { FoundInChunk } from "@/lib/contract/find";
import { createDb } from "@/lib/db/client";
import { MOST_HITS } from "@/lib/domain/find-in-steps";
import type { Step } from "@/lib/domain/step";
import { findInTrajectory } from "./find-in-trajectory";
import { givenContext, givenCorpus } from "./given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

function aStep(index: number, thought: string): Step {
  return { index, role: "agent", thought, claimed: [], logged: [] };
}

/** A trajectory of one-step chunks with these thoughts. */
function given(thoughts: readonly string[]): Promise<string> {
  return givenSteps(thoughts.map((thought, index) => aStep(index, thought)));
}

async function givenSteps(steps: readonly Step[]): Promise<string> {
  const corpus = await givenCorpus(db, [{ query: "sofa" }]);
  for (const [chunk, step] of steps.entries()) {
    const body = gzipSync(JSON.stringify([step]));
    await db.$executeRaw`insert into trajectory_body (corpus_id, trajectory_id, chunk, first_step, last_step, raw_bytes, body)
      select corpus_id, id, ${chunk}::int, ${chunk}::int, ${chunk}::int, 1, ${body} from trajectory
      where corpus_id = ${corpus.id} on conflict (corpus_id, trajectory_id, chunk) do update set body = excluded.body`;
  }

  return corpus.trajectories[0] ?? "";
}

async function found(id: string, text: string): Promise<FoundInChunk[]> {
  const chunks: FoundInChunk[] = [];
  for await (const chunk of await findInTrajectory(await givenContext(db), { id, text })) chunks.push(chunk);

  return chunks;
}

test("every chunk is answered for in order, whether or not it holds the text", async () => {
  const id = await given(Array.from({ length: 20 }, (_, index) => (index % 7 === 3 ? `a Quartz at ${index}` : "none")));

  const chunks = await found(id, "quartz");

  expect(chunks.map((chunk) => chunk.chunk)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(chunks.flatMap((chunk) => chunk.hits)).toEqual(
    [3, 10, 17].map((step) => ({ step, field: "thought", start: 2, end: 8 })),
  );
});

test("text is found as it stands on screen, however it is written in JSON", async () => {
  const id = await given(['says "no"\nthen stops', "K² and ſ"]);

  expect((await found(id, '"no"\nthen'))[0]?.hits).toEqual([{ step: 0, field: "thought", start: 5, end: 14 }]);
  expect((await found(id, "k²"))[1]?.hits).toHaveLength(1);
  expect((await found(id, "s"))[1]?.hits).toHaveLength(1);
});

test("a search with more hits than anybody walks through ends with the chunk that holds the last", async () => {
  const id = await given([`${"e".repeat(MOST_HITS)}`, "e"]);

  expect((await found(id, "e")).map((chunk) => chunk.hits.length)).toEqual([MOST_HITS]);
});

test("what the log says again, which a reader may not count, ends no search", async () => {
  const thought = "e".repeat(MOST_HITS - 1);
  const inference = { bucket: 0, path: "/inference/chat/completions", isTruncated: false };
  const response = { choices: [{ message: { content: thought } }] };
  const said: Step = { ...aStep(0, thought), logged: [{ ...inference, order: 0, response }] };
  const id = await givenSteps([said, aStep(1, "e")]);

  const chunks = await found(id, "e");

  expect(chunks.map(({ hits }) => hits.filter(({ isAgain }) => !isAgain).length)).toEqual([MOST_HITS - 1, 1]);
});

test("blank text finds nothing, and an unknown trajectory is refused", async () => {
  expect(await found(await given(["a"]), "  ")).toEqual([]);
  await expect(found("00000000-0000-4000-8000-0000000000ff", "a")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
