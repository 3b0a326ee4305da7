import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { CorpusList, Funnel } from "@/lib/contract/corpora";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenQueue } from "@/lib/services/queues/given-queue";
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

test("every bar counts exactly the rows that its filter lists, and so does what it has beyond the bars above", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, everyCombination());

  const { stages } = Funnel.parse(await getFunnel(ctx, { id: corpus.extId }));

  for (const { count, filter } of stages.flatMap((stage) => [stage, ...stage.beyond]))
    expect([filter, (await countTrajectories(ctx, { corpus: corpus.extId, filter })).count]).toEqual([filter, count]);
  // 3 judges × 2 rejects × 3 verdicts × 7 reviews; a third; a half; label agentic (6 × 3 × 2) or none over agentic (6 × 2); 6 × 3 × 3.
  expect(stages.map(({ count }) => count)).toEqual([126, 42, 63, 48, 54]);
  expect(stages.map(({ stage, beyond }) => [stage, ...beyond.map((part) => [part.stage, part.count])])).toEqual([
    ["imported"],
    ["judged"],
    ["well_formed"],
    ["agentic", ["well_formed", 24]],
    ["approved", ["judged", 36], ["well_formed", 27], ["agentic", 30]],
  ]);
});

test("what people approved and what was released is one number, whatever the filter comes to say", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    { verdict: "agentic", approved: true },
    { verdict: "agentic", approved: true },
  ]);
  await db.$executeRaw(sql`update trajectory set verdict = 'sub_task'
    where corpus_id = ${corpus.id} and ext_id = ${corpus.trajectories[0] ?? ""}::uuid`);

  const { stages } = await getFunnel(ctx, { id: corpus.extId });

  expect(stages.find(({ stage }) => stage === "approved")).toEqual({
    ...{ stage: "approved", count: 2, filter: "approved:yes" },
    beyond: [{ stage: "agentic", count: 1, filter: "approved:yes -structure:agentic" }],
  });
});

test("a corpus that came without judgements has no bar of the judge, and nothing in it lacks one", async () => {
  const ctx = await givenContext(db);
  const rows = [
    { judge: "absent", verdict: "agentic", approved: true },
    { judge: "absent", verdict: "agentic", rejects: 4 },
  ] as const;
  const corpus = await givenCorpus(db, rows);

  const { stages } = await getFunnel(ctx, { id: corpus.extId });

  expect(stages.map(({ stage, count }) => [stage, count])).toEqual([
    ["imported", 2],
    ["well_formed", 1],
    ["agentic", 2],
    ["approved", 1],
  ]);
  expect(stages.at(-1)?.beyond).toEqual([]);
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

  expect(funnel).toMatchObject({ judgeFailed: 1, labelled: 4, decided: 2, agreed: 1, overridden: 1, rejectedRows: 1 });
});

test("people agree with the filter as often as the lab says: a broken rule comes before the verdict", async () => {
  const ctx = await givenContext(db, "researcher");
  const corpus = await givenCorpus(db, everyCombination());

  const { decided, agreed } = await getFunnel(ctx, { id: corpus.extId });

  // 3 judges × (2 verdicts or a broken rule under any of 3) × 5 labelled reviews; each answer is met by its label alone.
  expect([decided, agreed]).toEqual([3 * (2 + 3) * 5, 3 * (2 + 2 + 3)]);
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

test("a corpus whose only files were refused is not listed, one that still reads or knows a product is", async () => {
  const ctx = await givenContext(db);
  const refused = await givenCorpus(db, []);
  const reading = await givenCorpus(db, []);
  const shop = await givenCorpus(db, []);
  await db.product.create({ data: { corpusId: shop.id, productId: "1", document: {} } });
  for (const [corpus, state] of [
    [refused, "failed"],
    [reading, "running"],
    [shop, "done"],
  ] as const) {
    const job = await db.jobRun.create({ data: { kind: "import", state, payload: {} } });
    await db.import.create({ data: { corpusId: corpus.id, jobId: job.id, format: "auto" } });
  }

  const listed = (await listCorpora(ctx)).items.map((corpus) => corpus.id);

  expect(listed).toEqual(expect.arrayContaining([reading.extId, shop.extId]));
  expect(listed).not.toContain(refused.extId);
});

test("what a person reviews blind is in no stage, and is told as many as it is", async () => {
  const lead = await givenContext(db, "lead");
  const corpus = await givenCorpus(db, [{}, {}, {}]);
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [lead.person.extId] });

  const funnel = await getFunnel(lead, { id: corpus.extId });

  expect(funnel.stages[0]).toMatchObject({ stage: "imported", count: 2 });
  expect(funnel.leftOut).toEqual({ value: 1, isCapped: false });
  expect((await getFunnel(await givenContext(db), { id: corpus.extId })).leftOut).toBeNull();
});
