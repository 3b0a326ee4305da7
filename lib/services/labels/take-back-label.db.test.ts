import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenReview } from "@/lib/services/commits/given-review";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { eventsOf, givenOne, saved } from "./given-review";
import { setLabel } from "./set-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const NOTHING = {
  code: "CONFLICT",
  message: "Nobody labelled it outside of queues, so there is no label to take back here.",
};

test.each([1, 2])(
  "what a queue that asks %i settled is not taken back in the reader, and nothing is written",
  async (overlap) => {
    const { lead, anna, ben, queue, id, review } = await givenReview(db, { overlap });
    for (const ctx of [anna, ben].slice(0, overlap))
      await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "agentic" });
    const [before, events] = [await review(), await eventsOf(lead, id)];
    const expectedVersion = before?.version ?? 0;

    await expect(setLabel(lead, { id, label: null, expectedVersion })).rejects.toMatchObject(NOTHING);

    expect(await review()).toEqual(before);
    expect(await eventsOf(lead, id)).toEqual(events);
    expect(await db.audit.count({ where: { subject: `trajectory:${id}`, verb: "label" } })).toBe(0);
  },
);

test("a label is taken back once, and of none that was met there is nothing to take back", async () => {
  const { ctx, id } = await givenOne(db);
  await expect(setLabel(ctx, { id, label: null, expectedVersion: 0 })).rejects.toMatchObject(NOTHING);
  saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));
  expect(await setLabel(ctx, { id, label: null, expectedVersion: 0 })).toMatchObject({ status: "conflict" });

  expect(saved(await setLabel(ctx, { id, label: null, expectedVersion: 1 })).review).toMatchObject({
    ...{ label: null, version: 2 },
  });

  await expect(setLabel(ctx, { id, label: null, expectedVersion: 2 })).rejects.toMatchObject(NOTHING);
  expect(await setLabel(ctx, { id, label: null, expectedVersion: 1 })).toMatchObject({ status: "conflict" });
});
