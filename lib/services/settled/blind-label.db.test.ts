import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { type GivenReview, givenReview, later } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import { setLabel } from "@/lib/services/labels/set-label";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const LabelRow = z.object({ label: z.string().nullable(), blind: z.string().nullable(), version: z.int() });
const SIGHTED = { mode: "assisted", hidden: [] } satisfies Parameters<typeof givenReview>[1];
const MIGRATION = "prisma/migrations/20261124090000_blind_label/migration.sql";

async function labelOf({ corpus }: Pick<GivenReview, "corpus">): Promise<z.infer<typeof LabelRow> | undefined> {
  const [row] = await queryRows(
    db,
    LabelRow,
    sql`select label, blind_label as blind, version from review where corpus_id = ${corpus.id}`,
  );

  return row;
}

async function answer(
  { queue }: Pick<GivenReview, "queue">,
  ctx: GivenReview["anna"],
  structure: string,
  commit: string = randomUUID(),
): Promise<string> {
  await commitAnswers(ctx, await givenLease(ctx, queue), { structure }, { commit });

  return commit;
}

/** Makes what the migration found in the events of before there was a blind label. */
async function filledAnew({ corpus }: Pick<GivenReview, "corpus">): Promise<string | null | undefined> {
  const [, update = ""] = (await readFile(MIGRATION, "utf8")).split(/(?=^UPDATE )/m);
  await db.$executeRaw(sql`update review set blind_label = null where corpus_id = ${corpus.id}`);
  await db.$executeRawUnsafe(update);

  return (await labelOf({ corpus }))?.blind;
}

test.each([
  ["hides the verdict", { mode: "blind", hidden: ["verdict"] }, "sub_task"],
  ["hides something else", { mode: "blind", hidden: ["judge"] }, null],
  ["is assisted", SIGHTED, null],
] satisfies [string, Parameters<typeof givenReview>[1], string | null][])(
  "of a queue that %s the blind label is as it should",
  async (_, wanted, blind) => {
    const given = await givenReview(db, wanted);

    await answer(given, given.anna, "sub_task");

    expect(await labelOf(given)).toMatchObject({ label: "sub_task", blind });
    expect(await filledAnew(given)).toBe(blind);
  },
);

test("what is said in sight of the verdict counts and leaves what was said blind, which goes with its answer", async () => {
  const given = await givenReview(db);
  const commit = await answer(given, given.anna, "sub_task");
  await setLabel(later(given.lead, 5), { id: given.id, label: "agentic", expectedVersion: 1 });
  expect(await labelOf(given)).toEqual({ label: "agentic", blind: "sub_task", version: 2 });
  expect(await filledAnew(given)).toBe("sub_task");

  await undoCommit(given.anna, { id: commit });

  // Nothing changed that a person who labels has seen.
  expect(await labelOf(given)).toEqual({ label: "agentic", blind: null, version: 2 });
});

test("it goes with its answer also where others agreed on another in sight of the verdict", async () => {
  const given = await givenReview(db);
  const { anna, ben, lead, corpus } = given;
  const commit = await answer(given, anna, "sub_task");
  const queue = await givenQueue(lead, corpus, { ...SIGHTED, overlap: 2 });
  for (const ctx of [lead, ben]) await answer({ queue }, ctx, "agentic");
  expect(await labelOf(given)).toMatchObject({ label: "agentic", blind: "sub_task" });

  await undoCommit(anna, { id: commit });

  expect(await labelOf(given)).toMatchObject({ label: "agentic", blind: null });
});

test("an override alone is not blind", async () => {
  const given = await givenReview(db);

  await setLabel(given.lead, { id: given.id, label: "agentic", expectedVersion: 0 });

  expect(await labelOf(given)).toMatchObject({ label: "agentic", blind: null });
});

test("what a lead settles is not blind, and what was agreed on blind stays so when a lead overrules it", async () => {
  const differing = await givenReview(db, { overlap: 2 });
  await answer(differing, differing.anna, "sub_task");
  await answer(differing, differing.ben, "agentic");
  const { extId: itemId, version } = await differing.itemOf();
  const settle = { answers: { structure: "agentic" }, cause: "slip", expectedVersion: version } as const;
  await settleConflict(differing.lead, { queueId: differing.queue.id, itemId, ...settle });
  expect(await labelOf(differing)).toMatchObject({ label: "agentic", blind: null });
  expect(await filledAnew(differing)).toBeNull();

  const agreed = await givenReview(db, { overlap: 2 });
  await answer(agreed, agreed.anna, "sub_task");
  expect(await labelOf(agreed)).toBeUndefined();
  await answer(agreed, agreed.ben, "sub_task");
  await setLabel(later(agreed.lead, 5), { id: agreed.id, label: "agentic", expectedVersion: 1 });
  expect(await labelOf(agreed)).toMatchObject({ label: "agentic", blind: "sub_task" });
  expect(await filledAnew(agreed)).toBe("sub_task");
});

test("it is what several agreed on rather than one person's, and of one person's the later", async () => {
  const given = await givenReview(db, { overlap: 2 });
  const { anna, ben, lead, corpus } = given;
  const [first, second] = [await givenQueue(lead, corpus), await givenQueue(lead, corpus)];
  await answer({ queue: first }, anna, "reject");
  await answer({ queue: second }, later(anna, 5), "agentic");
  expect(await labelOf(given)).toMatchObject({ label: "agentic", blind: "agentic" });
  expect(await filledAnew(given)).toBe("agentic");

  await answer(given, later(anna, 6), "sub_task");
  const commit = await answer(given, later(ben, 6), "sub_task");
  expect(await labelOf(given)).toMatchObject({ label: "sub_task", blind: "sub_task" });
  expect(await filledAnew(given)).toBe("sub_task");

  await undoCommit(ben, { id: commit });
  expect(await labelOf(given)).toMatchObject({ label: "agentic", blind: "agentic" });
});

test("of who had seen something that the queue hides it is not blind, beside who had not it is the other's", async () => {
  const given = await givenReview(db, { overlap: 2 });
  await openTrajectory(given.lead, { id: given.id });
  await answer(given, given.anna, "sub_task");

  await answer(given, given.lead, "agentic");

  // They differ, so no label counts yet; the figures leave it out until one does.
  expect(await labelOf(given)).toMatchObject({ label: null, blind: "sub_task" });
  expect(await filledAnew(given)).toBe("sub_task");
});
