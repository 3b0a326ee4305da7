import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { getExport, getExportFile, listExports } from "@/lib/services/exports/get-export";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const HOUR_MS = 3_600_000;

test("a blind reviewer has no file that may hold what they review, nor its figures, until it is answered and opened", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, rae] = [await givenContext(db, "lead"), await givenContext(db, "researcher")];
  const file = async (by: Context, hours: number): Promise<string> => {
    const made = await db.export.create({
      data: {
        corpusId: corpus.id,
        preset: "chat",
        filter: "",
        fileName: "x.jsonl",
        path: "exports/x.jsonl",
        personId: by.person.id,
        createdAt: new Date(Date.now() + hours * HOUR_MS),
      },
    });
    return made.extId;
  };
  const [theirs, earlier, later] = [await file(lead, 1), await file(rae, -1), await file(rae, 1)];
  const download = (id: string) => getExportFile(rae, { id });
  const listed = async () => (await listExports(rae, { corpus: corpus.extId })).items.map(({ id }) => id);
  const queue = await givenQueue(lead, corpus, { reviewers: [rae.person.extId] });

  await expect(download(theirs)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(download(earlier)).rejects.toMatchObject({ code: "FORBIDDEN" });
  // Without a manifest the file is not finished: that it gets so far says that it was let through.
  await expect(download(later)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(getExport(rae, { id: theirs })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(getExport(rae, { id: earlier })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await getExport(rae, { id: later })).toMatchObject({ id: later });
  expect(await listed()).toEqual([later]);
  await commitAnswers(rae, await givenLease(rae, queue), { structure: "agentic" });
  await expect(download(theirs)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await openTrajectory(rae, { id: corpus.trajectories[0] ?? "" });

  await expect(download(theirs)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await getExport(rae, { id: theirs })).toMatchObject({ id: theirs });
  expect(await listed()).toEqual([later, earlier, theirs]);
});

test("the latest exports of one's own are listed, however many of others are newer, and it says that those are left out", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, rae] = [await givenContext(db, "lead"), await givenContext(db, "researcher")];
  const list = (by: Context) => listExports(by, { corpus: corpus.extId });
  const file = (by: Context) => ({
    corpusId: corpus.id,
    preset: "chat",
    filter: "",
    fileName: "x.jsonl",
    path: "exports/x.jsonl",
    personId: by.person.id,
    createdAt: new Date(Date.now() + HOUR_MS),
  });
  await db.export.create({ data: file(rae) });
  await givenQueue(lead, corpus, { reviewers: [rae.person.extId] });
  expect(await list(rae)).toMatchObject({ items: [{}], leavesOut: false });

  await db.export.createMany({ data: Array.from({ length: 100 }, () => file(lead)) });

  expect(await list(rae)).toMatchObject({ items: [{}], leavesOut: true });
  expect(await list(lead)).toMatchObject({ items: { length: 100 }, leavesOut: false });
});
