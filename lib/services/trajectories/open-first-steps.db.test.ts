import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenPlanted, PLANTED_WORDS } from "@/lib/http/fixtures/planted-trajectory";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "./given-corpus";
import { openFirstSteps } from "./open-first-steps";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function given() {
  const corpus = await givenPlanted(db);
  const [id = ""] = corpus.trajectories;
  // The chunk holds more than its outline shows on a screen.
  const steps = ["I look for a lamp.", "Beyond the screen."].map((thought, index) => {
    return { index, role: "agent", thought, claimed: [], logged: [] };
  });
  await db.$executeRaw`update trajectory_body b set body = ${gzipSync(JSON.stringify(steps))} from trajectory t
    where t.ext_id = ${id}::uuid and b.corpus_id = t.corpus_id and b.trajectory_id = t.id`;

  return { corpus, id };
}

test("a page brings the first steps with what its person may see of them, and names the chunks around", async () => {
  const { id } = await given();
  const lead = await givenContext(db, "lead");

  for (const step of [0, 4000]) {
    const { first, chunks } = await openFirstSteps(lead, { id, step });

    expect(first?.steps.map(({ thought }) => thought)).toEqual(["I look for a lamp."]);
    expect(first?.stepCount).toBe(1);
    expect(JSON.stringify(first)).toContain("PlantedRule");
    expect(chunks).toEqual([0]);
  }
});

test("what a blind reviewer may not see is in no page either", async () => {
  const { corpus, id } = await given();
  const reviewer = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { filter: `id:${id}`, reviewers: [reviewer.person.extId] });

  const { first } = await openFirstSteps(reviewer, { id, step: 0 });

  expect(first?.steps).toHaveLength(1);
  const page = JSON.stringify(first);
  expect(PLANTED_WORDS.filter((word) => page.includes(word))).toEqual([]);
});

test("a step that is too much for a page is left to the reader", async () => {
  const { id } = await given();
  const lead = await givenContext(db, "lead");
  await db.$executeRaw`update trajectory_outline o set body = ${gzipSync(JSON.stringify(tooMuch()))} from trajectory t
    where t.ext_id = ${id}::uuid and o.corpus_id = t.corpus_id and o.trajectory_id = t.id`;

  expect(await openFirstSteps(lead, { id, step: 0 })).toEqual({ first: undefined, chunks: [0] });
});

test("a trajectory that is not there is not found", async () => {
  const lead = await givenContext(db, "lead");

  const opened = openFirstSteps(lead, { id: "00000000-0000-4000-8000-000000000000", step: 0 });

  await expect(opened).rejects.toMatchObject({ code: "NOT_FOUND" });
});

function tooMuch() {
  const step = { index: 0, role: "agent", title: "find", calls: 0, logged: 0, attribution: [], flags: [], chunk: 0 };

  return {
    ...{ steps: [{ ...step, chars: 5_000_000 }], hasLog: false, notes: [] },
    chunks: [{ chunk: 0, firstStep: 0, lastStep: 0, rawBytes: 5_000_000 }],
  };
}
