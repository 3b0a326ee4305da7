import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { getConflict } from "@/lib/services/adjudications/get-conflict";
import { listConflicts } from "@/lib/services/adjudications/list-conflicts";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { undoSettlement } from "@/lib/services/adjudications/undo-settlement";
import { type GivenReview, givenReview } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import type { Context } from "@/lib/services/context";
import { listHistory } from "@/lib/services/labels/list-history";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { undoLabel } from "@/lib/services/labels/undo-label";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { labelsAt } from "@/lib/services/settled/labels-at";
import { reviewsAt } from "./reviews-at";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const ReviewRow = z.object({ label: z.string().nullable(), source: z.string().nullable(), approved: z.boolean() });
type ReviewRow = z.infer<typeof ReviewRow>;

/** What is stored of today, and which event was the last. */
async function now(corpusId: number) {
  const [row] = await queryRows(
    db,
    ReviewRow,
    sql`select label, label_source as source, approved from review where corpus_id = ${corpusId}`,
  );
  const last = await db.labelEvent.findFirst({ where: { corpusId }, orderBy: { id: "desc" } });

  return { row, event: last?.id ?? 0n };
}

async function at(corpusId: number, event: bigint): Promise<ReviewRow | undefined> {
  const labels = await labelsAt(db, { corpusId, event });
  const [row] = await queryRows(
    db,
    ReviewRow,
    sql`select v.label, v.label_source as source, v.approved from ${reviewsAt({ corpusId, event, labels })} v`,
  );

  return row;
}

const NOTHING: ReviewRow = { label: null, source: null, approved: false };

/** Does one thing after the other; what the events tell of each moment is what was stored then. */
async function follow(given: GivenReview, steps: readonly (() => Promise<unknown>)[]): Promise<ReviewRow[]> {
  const moments = [await now(given.corpus.id)];
  for (const step of steps) {
    await step();
    moments.push(await now(given.corpus.id));
  }
  for (const { row, event } of moments) expect((await at(given.corpus.id, event)) ?? NOTHING).toEqual(row ?? NOTHING);

  return moments.map(({ row }) => row ?? NOTHING);
}

function byHand({ id, review }: GivenReview) {
  const version = async () => (await review())?.version ?? 0;

  return {
    label: (ctx: Context, label: "agentic" | "sub_task" | "reject" | null) => async () =>
      setLabel(ctx, {
        ...{ id, label, expectedVersion: await version() },
        ...(label === "reject" ? { reason: "loop" as const } : {}),
      }),
    approve: (ctx: Context, approved: boolean) => async () =>
      setApproval(ctx, { id, approved, expectedVersion: await version() }),
    undoLast: (ctx: Context, question: string) => async () => {
      const { events } = await listHistory(ctx, { id });
      const last = events.find((event) => event.question === question);
      return undoLabel(ctx, { id, eventId: last?.id ?? "" });
    },
  };
}

test("what one person says, approves and takes back is as it stood at each moment", async () => {
  const given = await givenReview(db);
  const { label, approve, undoLast } = byHand(given);
  const { lead } = given;

  const states = await follow(given, [
    ...[label(lead, "agentic"), approve(lead, true), label(lead, "reject"), undoLast(lead, "structure")],
    ...[label(lead, null), approve(lead, false), undoLast(lead, "approval")],
  ]);

  expect(states[2]).toEqual({ label: "agentic", source: "person", approved: true });
  expect(states[3]).toEqual({ label: "reject", source: "person", approved: false });
  expect(states[4]).toEqual({ label: "agentic", source: "person", approved: true });
  expect(states.at(-1)).toEqual({ label: null, source: null, approved: true });
});

test("what reviewers of a queue agree on, a lead overrules and others take back is as it stood", async () => {
  const given = await givenReview(db, { overlap: 2 });
  const { lead, anna, ben, queue } = given;
  const { label, approve, undoLast } = byHand(given);
  let commit = "";

  const states = await follow(given, [
    ...[label(lead, "agentic"), approve(lead, true)],
    async () => commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task" }),
    async () => {
      const answer = await commitAnswers(ben, await givenLease(ben, queue), { structure: "sub_task" });
      if (answer.status === "committed") commit = answer.commit;
    },
    ...[label(lead, "agentic"), undoLast(lead, "structure")],
    () => undoCommit(ben, { id: commit }),
    async () => commitAnswers(ben, await givenLease(ben, queue), { structure: "reject", reason: "loop" }),
  ]);

  expect(states[4]).toEqual({ label: "sub_task", source: "agreed", approved: true });
  expect(states[5]).toEqual({ label: "agentic", source: "adjudicated", approved: true });
  expect(states[7]).toEqual({ label: "agentic", source: "person", approved: true });
});

test("an adjudication counts from its moment on, and no longer once it is taken back", async () => {
  const given = await givenReview(db, { overlap: 2 });
  const { lead, anna, ben, queue } = given;
  const { approve } = byHand(given);
  const settled = async () => {
    const page = await listConflicts(lead, { queueId: queue.id, state: "conflict", limit: 20 });
    const ref = { queueId: queue.id, itemId: page.items[0]?.item ?? "" };
    const { version } = await getConflict(lead, ref);
    const answers = { structure: "reject", reason: "loop" };
    await settleConflict(lead, { ...ref, answers, cause: "slip", expectedVersion: version });

    return ref;
  };
  let ref = { queueId: "", itemId: "" };

  const states = await follow(given, [
    approve(lead, true),
    async () => commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task" }),
    async () => commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" }),
    async () => {
      ref = await settled();
    },
    async () => {
      const { settled: settlement } = await getConflict(lead, ref);
      await undoSettlement(lead, { ...ref, event: settlement?.event ?? "" });
    },
  ]);

  expect(states[4]).toEqual({ label: "reject", source: "adjudicated", approved: false });
  expect(states[5]).toEqual({ label: null, source: null, approved: true });
});

test("of two queues the later settlement counts, and a single person's before a later one's", async () => {
  const given = await givenReview(db, { overlap: 1 });
  const { lead, anna, ben, queue, corpus } = given;
  const other = await givenQueue(lead, corpus, { overlap: 1 });
  const { label } = byHand(given);

  const states = await follow(given, [
    async () => commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }),
    async () => commitAnswers(ben, await givenLease(ben, other), { structure: "sub_task" }),
    label(lead, "agentic"),
  ]);

  expect(states.map(({ label: value }) => value)).toEqual([null, "agentic", "sub_task", "agentic"]);
});
