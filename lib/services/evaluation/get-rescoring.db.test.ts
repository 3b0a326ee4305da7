import { afterAll, expect, test } from "vitest";
import { RescoringReport } from "@/lib/contract/rescoring";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getRescoring } from "./get-rescoring";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

interface Given {
  readonly outcome: string;
  readonly answer?: string;
  readonly success?: string;
  readonly differing?: string;
  readonly undecided?: string;
  readonly isPartial?: boolean;
}

const ROWS: readonly Given[] = [
  { outcome: "success", answer: "agrees", success: "yes" },
  { outcome: "success", answer: "agrees", success: "yes", isPartial: true },
  { outcome: "success", answer: "differs", success: "no", differing: "{success,price}" },
  { outcome: "fail", answer: "differs", success: "no", differing: "{price}", undecided: "{title}" },
  { outcome: "fail", answer: "undecided", success: "open", undecided: "{success,title}", isPartial: true },
  { outcome: "unscored" },
];

async function givenRescored(rows: readonly Given[] = ROWS) {
  const corpus = await givenCorpus(
    db,
    rows.map(({ outcome }, at) => ({ outcome, run: at < 3 ? "one" : "two" })),
  );
  for (const [at, row] of rows.entries()) {
    if (row.answer === undefined) continue;
    await db.$executeRaw(sql`insert into rescored_outcome (corpus_id, trajectory_id, answer, success, differing, undecided,
        is_partial, body)
      select corpus_id, id, ${row.answer}, ${row.success}, ${row.differing ?? "{}"}::text[], ${row.undecided ?? "{}"}::text[],
        ${row.isPartial ?? false}, '{}' from trajectory where ext_id = ${corpus.trajectories[at] ?? ""}::uuid`);
  }
  await db.$executeRaw(sql`update corpus set measure_version = ${MEASURE_VERSION}::int,
    measured_to = (select max(id) from trajectory where corpus_id = ${corpus.id}) where id = ${corpus.id}`);

  return corpus;
}

test("counts by answer, by part and in part; what is open widens what the rules call solved", async () => {
  const { extId: id } = await givenRescored();

  const report = RescoringReport.parse(await getRescoring(await givenContext(db), { id, filter: "" }));

  expect(report).toMatchObject({ total: 6, rescored: 5, waiting: 0, solved: { stored: 3, low: 2, high: 3 } });
  expect(report.answers.map(({ answer, count }) => [answer, count])).toEqual([
    ["agrees", 2],
    ["differs", 2],
    ["undecided", 1],
  ]);
  expect(report.partial).toEqual({ count: 2, filter: "rescore_partial:yes" });
  expect(
    report.parts.flatMap(({ part, differs, undecided }) =>
      differs.count + undecided.count > 0 ? [[part, differs.count, undecided.count]] : [],
    ),
  ).toEqual([
    ["success", 1, 1],
    ["title", 0, 2],
    ["price", 2, 0],
  ]);
});

test("every count has the filter that finds its rows, under the filter of the report too", async () => {
  const { extId: corpus } = await givenRescored();
  const ctx = await givenContext(db);

  for (const filter of ["", "run:two"]) {
    const { answers, parts, partial } = await getRescoring(ctx, { id: corpus, filter });
    const counts = [...answers, ...parts.flatMap(({ differs, undecided }) => [differs, undecided]), partial];
    const found = await Promise.all(
      counts.map(async (one) => (await countTrajectories(ctx, { corpus, filter: one.filter })).count),
    );

    expect(found).toEqual(counts.map(({ count }) => count));
  }
  expect(await getRescoring(ctx, { id: corpus, filter: "run:two" })).toMatchObject({ total: 3, rescored: 2 });
});

test("rows that were not measured yet, or by an older version, wait", async () => {
  const corpus = await givenRescored();
  const waiting = async () => (await getRescoring(await givenContext(db), { id: corpus.extId, filter: "" })).waiting;

  await db.$executeRaw(sql`update corpus set measured_to = measured_to - 2 where id = ${corpus.id}`);
  expect(await waiting()).toBe(2);

  await db.$executeRaw(sql`update corpus set measure_version = 0 where id = ${corpus.id}`);
  expect(await waiting()).toBe(6);
});

test("what a person reviews blind is in no count", async () => {
  const corpus = await givenRescored();
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, corpus, {
    ...{ filter: `id:${corpus.trajectories[2] ?? ""}`, reviewers: [lead.person.extId], overlap: 1 },
    questions: [{ kind: "structure", isRequired: true }],
  });

  expect(await getRescoring(lead, { id: corpus.extId, filter: "" })).toMatchObject({
    total: 5,
    rescored: 4,
    solved: { stored: 2 },
    leftOut: { blind: 1, sharing: 0 },
  });
  expect(await getRescoring(await givenContext(db), { id: corpus.extId, filter: "" })).toMatchObject({ leftOut: null });
});

test("rows of the same task as one that is reviewed blind are in no count either, and are told apart, whatever the filter", async () => {
  const queries = ["a red lamp", "A Red Lamp", "a red lamp", "a blue chair"];
  const corpus = await givenCorpus(
    db,
    queries.map((query) => ({ query })),
  );
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, corpus, {
    ...{ filter: `id:${corpus.trajectories[0] ?? ""}`, reviewers: [lead.person.extId], overlap: 1, hidden: ["reward"] },
    questions: [{ kind: "structure", isRequired: true }],
  });

  for (const filter of ["", "outcome:fail"])
    expect((await getRescoring(lead, { id: corpus.extId, filter })).leftOut).toEqual({ blind: 1, sharing: 2 });
});

test("who may not read reward specs is refused", async () => {
  const { extId: id } = await givenRescored();

  await expect(getRescoring(await givenContext(db, "annotator"), { id, filter: "" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
