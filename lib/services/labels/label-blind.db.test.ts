import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listHistory } from "./list-history";
import { setLabel } from "./set-label";

// One connection: what it has planned for one person is there for the next.
const db = createDb(process.env["DATABASE_URL"] ?? "", 1);
afterAll(() => db.$disconnect());

test.each(["agentic", null] as const)(
  "who reviews it blind in a queue does not set %j, and nothing is written",
  async (label) => {
    const lead = await givenContext(db, "lead");
    const ben = await givenContext(db, "annotator");
    const corpus = await givenCorpus(db, [{ label: "sub_task" }]);
    const id = corpus.trajectories[0] ?? "";
    await givenQueue(lead, corpus, { overlap: 2 });

    await expect(setLabel(ben, { id, label, expectedVersion: 1 })).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringMatching(
        /You review this trajectory blind in a queue, so labelling it here is closed to you/,
      ),
    });

    expect((await listHistory(lead, { id })).events).toEqual([]);
    expect(await db.audit.count({ where: { subject: `trajectory:${id}` } })).toBe(0);
  },
);

test("people of every role label over one connection of the database", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const id = corpus.trajectories[0] ?? "";
  const people = await Promise.all(["annotator", "lead", "admin"].map((role) => givenContext(db, role)));

  const answers = [];
  for (const [expectedVersion, ctx] of people.entries())
    answers.push(await setLabel(ctx, { id, label: "agentic", expectedVersion }));

  expect(answers).toMatchObject(people.map((_, at) => ({ status: "saved", review: { version: at + 1 } })));
});

test("a trajectory that is not there is said so", async () => {
  const ctx = await givenContext(db);
  const id = "00000000-0000-4000-8000-000000000000";

  await expect(setLabel(ctx, { id, label: "agentic", expectedVersion: 0 })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
