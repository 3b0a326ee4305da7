import { afterAll, expect, test } from "vitest";
import { LabelHistory } from "@/lib/contract/labels";
import { createDb } from "@/lib/db/client";
import { commitAnswers, givenLease, givenQueue, STRUCTURE_AND_GATE } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listHistory } from "./list-history";
import { setLabel } from "./set-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a history comes newest first, a page at a time, with how many events there are, without a gap or a repeat", async () => {
  const corpus = await givenCorpus(db, [{}, {}]);
  const ctx = await givenContext(db, "lead");
  const [id = "", other = ""] = corpus.trajectories;
  for (const note of ["1", "2", "3", "4", "5"])
    await setLabel(ctx, { id, label: "agentic", note, expectedVersion: Number(note) - 1 });
  await setLabel(ctx, { id: other, label: "agentic", expectedVersion: 0 });

  const notes: (string | null)[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = LabelHistory.parse(await listHistory(ctx, { id, limit: 2, ...(cursor ? { cursor } : {}) }));
    expect(page).toMatchObject({ total: 5, review: { label: "agentic", version: 5 } });
    notes.push(page.events.map(({ note }) => note));
    cursor = page.nextCursor;
  } while (cursor);

  expect(notes).toEqual([["5", "4"], ["3", "2"], ["1"]]);
});

test("a cursor that is no event of the trajectory is refused", async () => {
  const corpus = await givenCorpus(db, [{}, {}]);
  const ctx = await givenContext(db, "lead");
  const [id = "", other = ""] = corpus.trajectories;
  await setLabel(ctx, { id: other, label: "agentic", expectedVersion: 0 });
  const { events } = await listHistory(ctx, { id: other });

  for (const cursor of [events[0]?.id ?? "", crypto.randomUUID()])
    await expect(listHistory(ctx, { id, cursor })).rejects.toMatchObject({ code: "INVALID" });
});

test("an answer to a question that has a queue's own words comes with the question as it was put then", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const lead = await givenContext(db, "lead");
  const pays = {
    ...{ kind: "own" as const, key: "own_pays", text: "Does it pay?", isRequired: false },
    options: [
      { key: "yes", text: "Yes" },
      { key: "no", text: "Not at all" },
    ],
  };
  const flags = { kind: "flags" as const, options: [{ key: "loop", text: "Goes in circles" }] };
  const queue = await givenQueue(lead, corpus, {
    questions: [...STRUCTURE_AND_GATE, pays, flags],
    mode: "assisted",
    hidden: [],
  });
  await commitAnswers(lead, await givenLease(lead, queue), { structure: "agentic", own_pays: "no", flags: ["loop"] });
  const otherwise = { ...pays, text: "Is it free of faults?" };
  await updateQueue(lead, {
    id: queue.id,
    questions: [...STRUCTURE_AND_GATE, otherwise, { ...flags, options: [{ key: "rude", text: "Rude" }] }],
  });

  const { events } = LabelHistory.parse(await listHistory(lead, { id: corpus.trajectories[0] ?? "" }));
  const asked = Object.fromEntries(events.map((event) => [event.question, event.asked]));

  expect(asked).toEqual({ structure: undefined, own_pays: pays, flags });
});
