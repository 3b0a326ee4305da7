import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getQueue } from "./get-queue";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";
import { listQueues } from "./list-queues";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test.each([
  { overlap: 1, own: [2, 2, 1], others: [2, 1, 1] },
  { overlap: 2, own: [2, 2, 1], others: [2, 2, 2] },
])("an item in a person's hands waits for them until it is answered: overlap $overlap", async (of) => {
  const corpus = await givenCorpus(db, [{}, {}]);
  const lead = await givenContext(db, "lead");
  const [anna, bo] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const { id } = await givenQueue(lead, corpus, { overlap: of.overlap });
  const waiting = async (asker: typeof anna) => {
    const listed = (await listQueues(asker, { corpus: corpus.extId })).items.map(({ mine }) => mine.waiting);
    expect(listed).toEqual([(await getQueue(asker, { id })).mine.waiting]);
    return listed[0];
  };
  const counted = async () => ({ own: await waiting(anna), others: await waiting(bo) });
  const before = await counted();

  const item = await givenLease(anna, { id });
  const held = await counted();
  await commitAnswers(anna, item, { structure: "agentic" });
  const answered = await counted();

  expect([before, held, answered].map(({ own }) => own)).toEqual(of.own);
  expect([before, held, answered].map(({ others }) => others)).toEqual(of.others);
});
