import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { Queue } from "@/lib/contract/queues";
import { LeaseAnswer, Reveal, UndoCommitAnswer } from "@/lib/contract/review-flow";
import { createDb } from "@/lib/db/client";
import { leaseItems } from "@/lib/services/leases/lease-items";
import { commitAnswers, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { revealCommit } from "./reveal-commit";
import { addSecondThought } from "./second-thought";
import { undoCommit } from "./undo-commit";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("an item is leased, answered and revealed, the next one is there at once and is taken back before its reveal", async () => {
  const corpus = await givenCorpus(db, [{ judge: "scored", gate: 4, score: 0.8, outcome: "success" }, {}, {}]);
  const lead = await givenContext(db, "lead");
  const anna = await givenContext(db, "annotator");
  const queue = Queue.parse(await givenQueue(lead, corpus));

  const leased = LeaseAnswer.parse(await leaseItems(anna, { id: queue.id, want: 3 }));
  expect(leased.items).toHaveLength(3);
  expect(leased.items[0]?.detail.header.judgement).toBeUndefined();
  const [first, second] = leased.items;
  if (!first || !second) throw new Error("nothing leased");
  const commit = randomUUID();
  expect(await commitAnswers(anna, first, { structure: "agentic", gate: "5" }, { commit })).toMatchObject({
    status: "committed",
    progress: { mine: 1, answered: 1, items: 3 },
  });
  const reveal = Reveal.parse(await revealCommit(anna, { id: commit }));
  expect(reveal.detail.header.judgement).toMatchObject({ gate: 4 });
  expect(reveal.detail.review).toMatchObject({ label: "agentic", labelSource: "person", labelledBy: anna.person.name });
  await addSecondThought(anna, { id: commit, wouldChange: true });
  expect((await revealCommit(anna, { id: commit })).secondThought).toBe(true);

  expect(UndoCommitAnswer.parse(await undoCommit(anna, { id: commit }))).toMatchObject({ status: "refused" });

  const next = randomUUID();
  await commitAnswers(anna, second, { structure: "reject", gate: "2" }, { commit: next });
  const undone = UndoCommitAnswer.parse(await undoCommit(anna, { id: next }));
  expect(undone).toMatchObject({ status: "undone", item: { draft: { answers: { structure: "reject", gate: "2" } } } });
  expect(undone).toMatchObject({ progress: { mine: 1, answered: 1 } });
});
