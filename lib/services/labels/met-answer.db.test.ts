import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Answers } from "@/lib/domain/question";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { setLabel } from "./set-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** A trajectory that people answered in a queue, one after the other. */
async function givenAnswered(answers: readonly Answers[]) {
  const corpus = await givenCorpus(db, [{ verdict: "review" }]);
  const lead = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus, {
    mode: "assisted",
    hidden: [],
    overlap: answers.length,
    questions: [{ kind: "gate", isRequired: true }, { kind: "structure", isRequired: true }, { kind: "note" }],
  });
  const items: string[] = [];
  for (const given of answers) {
    const person = await givenContext(db, "annotator");
    const item = await givenLease(person, queue);
    await commitAnswers(person, item, given);
    items.push(item.item);
  }

  const meet = async () =>
    setLabel(await givenContext(db, "annotator"), {
      id: corpus.trajectories[0] ?? "",
      label: "sub_task",
      expectedVersion: 0,
    });

  return { lead, queue, item: items[0] ?? "", meet };
}

test("an answer in a queue is met with its reason and the note of its commit", async () => {
  const { meet } = await givenAnswered([{ gate: "4", structure: "reject", reason: "loop", note: "Three times." }]);

  expect(await meet()).toMatchObject({ review: { label: "reject" }, said: { reason: "loop", note: "Three times." } });
});

test("what several people agreed on is met without the reason of one of them", async () => {
  const same = { gate: "4", structure: "reject", reason: "loop" } as const;
  const { meet } = await givenAnswered([{ ...same, note: "Mine." }, same]);

  const met = await meet();

  expect(met).toMatchObject({ status: "conflict", review: { label: "reject", labelSource: "agreed" } });
  expect(met).not.toHaveProperty("said");
});

test("what a lead settled is met with the lead's note, not with one of those who differed", async () => {
  const { lead, queue, item, meet } = await givenAnswered([
    { gate: "4", structure: "agentic", note: "Mine." },
    { gate: "4", structure: "sub_task", note: "Mine, too." },
  ]);
  await settleConflict(lead, {
    queueId: queue.id,
    itemId: item,
    answers: { gate: "4", structure: "agentic" },
    note: "The model chose.",
    cause: "slip",
    expectedVersion: 2,
  });

  expect(await meet()).toMatchObject({
    review: { label: "agentic", labelSource: "adjudicated" },
    said: { reason: null, note: "The model chose." },
  });
});
