import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { CorpusList, Funnel } from "@/lib/contract/corpora";
import { createDb } from "@/lib/db/client";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getFunnel } from "./get-funnel";
import { listCorpora } from "./list-corpora";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** Every combination of what the stages look at. */
function everyCombination(): GivenTrajectory[] {
  const rows: GivenTrajectory[] = [];
  for (const judge of ["scored", "failed", "absent"] as const)
    for (const rejects of [0, 4])
      for (const verdict of ["agentic", "sub_task", "insufficient_evidence"])
        for (const label of [undefined, "agentic", "sub_task", "reject"])
          for (const approved of [false, true]) {
            const isPossible = label !== "reject" || !approved;
            if (isPossible)
              rows.push({ judge, rejects, verdict, ...(label ? { label } : {}), ...(approved ? { approved } : {}) });
          }

  return rows;
}

test("every bar counts exactly the rows that its filter lists, and none is wider than the one before it", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, everyCombination());

  const funnel = Funnel.parse(await getFunnel(ctx, { id: corpus.extId }));

  const listed: number[] = [];
  for (const { filter } of funnel.stages) {
    listed.push((await countTrajectories(ctx, { corpus: corpus.extId, filter })).count);
  }
  const counts = funnel.stages.map((stage) => stage.count);
  expect(counts).toEqual(listed);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  // 3 judges × 2 rejects × 3 verdicts × 7 reviews; then a third; then half; then label agentic (3 × 2) or none over agentic (2).
  expect(counts).toEqual([126, 42, 21, 8, 4]);
});

test("a corpus that came without judgements is not stopped at the judge", async () => {
  const ctx = await givenContext(db);
  const rows = [
    { judge: "absent", verdict: "agentic" },
    { judge: "absent", verdict: "agentic", rejects: 4 },
  ] as const;
  const corpus = await givenCorpus(db, rows);

  const { stages } = await getFunnel(ctx, { id: corpus.extId });

  expect(stages.map((stage) => stage.count)).toEqual([2, 0, 1, 1, 0]);
  expect(stages.find(({ stage }) => stage === "agentic")?.filter).toBe("reject:none structure:agentic");
});

test("judge faults, labels, overrides and rejected rows are counted beside the bars", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    { judge: "failed" },
    { verdict: "agentic", label: "agentic" },
    { verdict: "agentic", label: "reject" },
    { verdict: "sub_task", approved: true },
    { verdict: "review", label: "sub_task" },
    { verdict: "insufficient_evidence", label: "reject" },
  ]);
  const { id } = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const rejected = { importId: id, fileName: "a.jsonl", reason: "not JSON", raw: Buffer.from("{") };
  await db.rejectedRow.createMany({
    data: [
      { ...rejected, line: 1 },
      { ...rejected, line: 2, resolved: true },
    ],
  });

  const funnel = await getFunnel(ctx, { id: corpus.extId });

  expect(funnel).toMatchObject({ judgeFailed: 1, labelled: 4, decided: 2, overridden: 1, rejectedRows: 1 });
});

test("the list of corpora names each with its trajectories and filter, an empty one as well", async () => {
  const ctx = await givenContext(db);
  const full = await givenCorpus(db, [{}, {}]);
  const empty = await givenCorpus(db, []);

  const { items } = CorpusList.parse(await listCorpora(ctx));

  expect(items.find((item) => item.id === full.extId)).toMatchObject({
    name: full.name,
    trajectories: 2,
    kind: "imported",
  });
  expect(items.find((item) => item.id === empty.extId)).toMatchObject({ trajectories: 0 });
});

test("the corpus with the newest import is listed first, whatever its name", async () => {
  const ctx = await givenContext(db);
  const older = await givenCorpus(db, [{}]);
  const newer = await givenCorpus(db, [{}]);
  await db.corpus.update({ where: { id: older.id }, data: { name: `aaa ${older.name}` } });
  await db.import.updateMany({ where: { corpusId: older.id }, data: { createdAt: new Date("2099-01-01") } });
  await db.import.updateMany({ where: { corpusId: newer.id }, data: { createdAt: new Date("2099-01-02") } });

  const listed = (await listCorpora(ctx)).items.map((corpus) => corpus.id);

  expect(listed.indexOf(newer.extId)).toBeLessThan(listed.indexOf(older.extId));

  const chosen = await listCorpora({ ...ctx, chosenCorpus: older.extId });
  expect(chosen.items[0]?.id).toBe(older.extId);
  expect(chosen.items.map(({ id }) => id).toSorted()).toEqual(listed.toSorted());
  const gone = await listCorpora({ ...ctx, chosenCorpus: randomUUID() });
  expect(gone.items.map(({ id }) => id)).toEqual(listed);
});

test("a corpus whose only files were refused is not listed, one that still reads is", async () => {
  const ctx = await givenContext(db);
  const refused = await givenCorpus(db, []);
  const reading = await givenCorpus(db, []);
  for (const [corpus, state] of [
    [refused, "failed"],
    [reading, "running"],
  ] as const) {
    const job = await db.jobRun.create({ data: { kind: "import", state, payload: {} } });
    await db.import.create({ data: { corpusId: corpus.id, jobId: job.id, format: "auto" } });
  }

  const listed = (await listCorpora(ctx)).items.map((corpus) => corpus.id);

  expect(listed).toContain(reading.extId);
  expect(listed).not.toContain(refused.extId);
});
