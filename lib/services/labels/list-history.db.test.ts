import { afterAll, expect, test } from "vitest";
import { LabelHistory } from "@/lib/contract/labels";
import { createDb } from "@/lib/db/client";
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
