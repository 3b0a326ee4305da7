import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Answers } from "@/lib/domain/question";
import { listConflicts } from "@/lib/services/adjudications/list-conflicts";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import type { Context } from "@/lib/services/context";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { givenSample, itemsOf, judged, sampleOf } from "./given-sample";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
const anna = await givenContext(db, "annotator");
afterAll(() => db.$disconnect());

const GIVEN: Answers = { structure: "agentic", gate: "5" };
const REJECTED: Answers = { structure: "reject", reason: "loop" };

/** A sample of so many that asks the structure too. */
async function givenDrawn(count: number, overlap: number) {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: count }, () => judged(5)),
  );

  return givenSample(lead, corpus, { draws: [{ stratum: "gate:5", count }], asksStructure: true, overlap });
}

/** A person's answers to the next items. */
async function answers(ctx: Context, queue: { id: string }, given: readonly Answers[]): Promise<void> {
  for (const one of given) await commitAnswers(ctx, await givenLease(ctx, queue), one);
}

test("what is rejected has no gate and is counted, so that a finished sample adds up", async () => {
  const queue = await givenDrawn(20, 1);

  await answers(
    anna,
    queue,
    Array.from({ length: 20 }, (_, at) => (at < 8 ? REJECTED : GIVEN)),
  );

  expect(await sampleOf(lead, queue)).toMatchObject({
    ...{ drawn: 20, labelled: 12, differing: 0, sighted: 0, gateless: 8, broken: 0 },
  });
});

test("each drawn trajectory without a label is counted once, for what keeps it; one that still waits for none", async () => {
  const dora = await givenContext(db, "lead");
  const queue = await givenDrawn(5, 2);
  // Dora sees the judge of the fourth before she answers.
  await openTrajectory(dora, { id: (await itemsOf(db, queue))[3]?.id ?? "" });

  // A label, rejected by both, rejected by one, rejected by both of whom one had seen the judge, and half answered.
  await answers(anna, queue, [GIVEN, REJECTED, REJECTED, REJECTED, REJECTED]);
  await answers(dora, queue, [GIVEN, REJECTED, GIVEN, REJECTED]);

  expect(await sampleOf(lead, queue)).toMatchObject({
    ...{ drawn: 5, labelled: 1, gateless: 1, differing: 1, sighted: 1, broken: 0 },
  });
});

test("a gate that new questions let be left open is counted with what is rejected", async () => {
  const queue = await givenDrawn(2, 1);
  await updateQueue(lead, {
    id: queue.id,
    questions: [
      { kind: "gate", isRequired: false },
      { kind: "structure", isRequired: true },
    ],
  });

  await answers(anna, queue, [{ structure: "agentic" }, GIVEN]);

  expect(await sampleOf(lead, queue)).toMatchObject({ drawn: 2, labelled: 1, gateless: 1 });
});

test("a task that is broken gets no label, whatever gate stands beside that, nor once a lead has settled it", async () => {
  const queue = await givenDrawn(2, 1);
  await updateQueue(lead, {
    id: queue.id,
    questions: [
      { kind: "gate", isRequired: true },
      { kind: "outcome", isRequired: false },
    ],
  });

  await answers(anna, queue, [{ gate: "5", outcome: "task" }, { gate: "5" }]);

  const counts = { drawn: 2, labelled: 1, gateless: 0, differing: 0, broken: 1 };
  expect(await sampleOf(lead, queue)).toMatchObject(counts);

  const of = { queueId: queue.id, state: "blocked_task_fault", limit: 5 } as const;
  const [item] = (await listConflicts(lead, of)).items;
  const settled = await settleConflict(lead, {
    ...{ queueId: queue.id, itemId: item?.item ?? "", expectedVersion: item?.version ?? 0 },
    ...{ answers: { outcome: "task" }, cause: "task_fault" },
  });
  expect(settled.status).toBe("saved");
  expect((await listConflicts(lead, of)).items).toEqual([]);
  expect(await sampleOf(lead, queue)).toMatchObject(counts);
});

test("it is not told to a lead who reviews the queue blind and could tell from it how others answered", async () => {
  const cleo = await givenContext(db, "lead");
  const corpus = await givenCorpus(db, [judged(5), judged(5)]);
  const queue = await givenSample(lead, corpus, {
    ...{ draws: [{ stratum: "gate:5", count: 2 }], asksStructure: true },
    reviewers: [cleo.person.extId],
  });
  await answers(cleo, queue, [REJECTED]);

  expect(await sampleOf(cleo, queue)).toMatchObject({ gateless: null, differing: null });
  expect(await sampleOf(lead, queue)).toMatchObject({ gateless: 1, differing: 0 });
});
