import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { ProblemSort } from "@/lib/domain/problem-order";
import { givenRollouts } from "@/lib/services/evaluation/given-runs";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listProblems, type ProblemsRequest } from "./list-problems";
import { streamProblems } from "./stream-problems";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";
const ctx = await givenContext(db, "researcher");
const corpus = await givenCorpus(db, [
  ...givenRollouts("first", { lamp: [S, F], sofa: [F, F], desk: [S, S] }, { bucket: "shop", difficulty: "hard" }),
  ...givenRollouts("last", { lamp: [S, S], sofa: [F, F], desk: [S, F], rug: [S] }, { bucket: "shop" }),
  ...givenRollouts("small", { lamp: [F], bed: [F, "unscored", F] }, { bucket: "product" }),
]);
const runs = await db.run.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" } });
const idOf = (name: string): string => runs.find((run) => run.name === name)?.extId ?? "";

const matrix = (asked: Partial<ProblemsRequest> = {}) =>
  listProblems(ctx, { id: corpus.extId, filter: "", runs: ["first", "last"], sort: "hardest", limit: 200, ...asked });
const ordered = async (asked: Partial<ProblemsRequest>): Promise<string[]> =>
  (await matrix(asked)).items.map(({ query }) => query);

test("each problem has its successes of rollouts in each run, and none where a run did not try it", async () => {
  const { runs: columns, items, summary } = await matrix();

  expect(columns.map(({ name, word }) => [name, word])).toEqual([
    ["first", "first"],
    ["last", "last"],
  ]);
  expect(items.find(({ query }) => query === "lamp")).toMatchObject({
    ...{ bucket: "shop", difficulty: "hard", rollouts: 4, successes: 3 },
    cells: [
      { rollouts: 2, successes: 1, unknown: 0 },
      { rollouts: 2, successes: 2, unknown: 0 },
    ],
  });
  expect(items.find(({ query }) => query === "rug")?.cells).toEqual([null, { rollouts: 1, successes: 1, unknown: 0 }]);
  expect(summary).toMatchObject({
    ...{ problems: 4, rollouts: 13, successes: 7, otherProblems: 1, runCount: 3, leftOut: null },
    runs: [
      { name: "last", problems: 4, rollouts: 7, successes: 4 },
      { name: "first", problems: 3, rollouts: 6, successes: 3 },
      { name: "small", problems: 2, rollouts: 4, successes: 0 },
    ],
  });
});

test.each([
  ["hardest", ["sofa", "lamp", "desk", "rug"]],
  ["easiest", ["rug", "lamp", "desk", "sofa"]],
  ["improved", ["lamp", "sofa", "desk", "rug"]],
  ["disagreeing", ["lamp", "desk", "sofa", "rug"]],
  ["tried", ["lamp", "sofa", "desk", "rug"]],
  ["key", ["desk", "lamp", "rug", "sofa"]],
] as const satisfies readonly (readonly [ProblemSort, readonly string[]])[])("%s first", async (sort, queries) => {
  expect(await ordered({ sort })).toEqual(queries);
});

test("improvement is of the last run named against the first", async () => {
  expect(await ordered({ sort: "improved", runs: ["last", "first"] })).toEqual(["desk", "sofa", "lamp", "rug"]);
});

test.each(["hardest", "improved", "key"] as const)("pages by %s join without a gap or a repeat", async (sort) => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await matrix({ sort, limit: 1, ...(cursor ? { cursor } : {}) });
    expect(page.runs.map(({ name }) => name)).toEqual(["first", "last"]);
    expect(page.summary === undefined).toBe(cursor !== undefined);
    found.push(...page.items.map(({ query }) => query));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);

  expect(found).toEqual(await ordered({ sort }));
});

describe("without runs named", () => {
  test("those with most problems are the columns, those with most rollouts first", async () => {
    const { runs: columns, summary } = await matrix({ runs: [] });

    expect(columns.map(({ name }) => name)).toEqual(["last", "first", "small"]);
    expect(summary).toMatchObject({ problems: 5, otherProblems: 0 });
  });

  test("no more than eight of them are, and all are offered", async () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      givenRollouts(`run ${at}`, Object.fromEntries(Array.from({ length: 1 + at }, (_q, q) => [`q${q}`, [S]]))),
    );
    const wide = await givenCorpus(db, many.flat());

    const { runs: columns, summary } = await matrix({ id: wide.extId, runs: [] });

    expect(columns.map(({ name }) => name)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `run ${at}`));
    expect([summary?.runs.length, summary?.runCount]).toEqual([10, 10]);
  });

  test("among runs of as many problems those with most rollouts are, then the newest, whatever matches", async () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      givenRollouts(`run ${at}`, { lamp: at === 9 ? [S, F] : [S], sofa: at === 0 ? [F, F, F] : [F] }),
    );
    const level = await givenCorpus(db, many.flat());
    const expected = [0, 9, 3, 4, 5, 6, 7, 8].map((at) => `run ${at}`);

    expect((await matrix({ id: level.extId, runs: [] })).runs.map(({ name }) => name)).toEqual(expected);
    const { runs: matching } = await matrix({ id: level.extId, runs: [], filter: "outcome:success" });
    expect(matching.map(({ name }) => name)).toEqual(expected);
    const { runs: inTime } = await matrix({ id: level.extId, runs: [], sort: "improved" });
    expect(inTime.map(({ name }) => name)).toEqual(expected.toSorted());
  });
});

test("a run of which nothing was scored is told from one that failed", async () => {
  const mixed = await givenCorpus(db, [
    ...givenRollouts("bundles", { lamp: ["unscored"], sofa: ["unscored", "unscored"] }),
    ...givenRollouts("partly", { lamp: ["unscored", F] }),
    // Why these failed is known.
    ...givenRollouts("crashed", { lamp: ["unscored"] }, { status: "failed" }),
  ]);

  const { summary } = await matrix({ id: mixed.extId, runs: [] });

  expect(summary?.runs.map(({ name, rollouts, unknown }) => [name, rollouts, unknown])).toEqual([
    ["bundles", 3, 3],
    ["partly", 2, 0],
    ["crashed", 1, 0],
  ]);
  expect(summary).toMatchObject({ rollouts: 6, unknown: 3 });
});

test("what nobody can tell of is neither hard nor easy, and differs from nothing", async () => {
  const mixed = await givenCorpus(db, [
    ...givenRollouts("first", { lamp: [F], sofa: ["unscored"], desk: [F, S], rug: [S] }),
    ...givenRollouts("last", { lamp: [S], sofa: ["unscored"], desk: ["unscored", "unscored"] }),
  ]);
  const keys = async (sort: ProblemSort) =>
    (await matrix({ id: mixed.extId, sort })).items.map(({ query, rollouts, unknown }) => [query, rollouts, unknown]);
  const [sofa, lamp, desk, rug] = [
    ["sofa", 2, 2],
    ["lamp", 2, 0],
    ["desk", 4, 2],
    ["rug", 1, 0],
  ];

  expect(await keys("hardest")).toEqual([desk, lamp, rug, sofa]);
  expect(await keys("easiest")).toEqual([rug, desk, lamp, sofa]);
  expect(await keys("improved")).toEqual([lamp, desk, sofa, rug]);
  expect(await keys("disagreeing")).toEqual([lamp, desk, sofa, rug]);
});

test("only rollouts that match count, and a facet shows what its other values would", async () => {
  const { items, summary } = await matrix({ filter: "outcome:success difficulty:hard" });

  expect(items.map(({ query, rollouts, successes }) => [query, rollouts, successes])).toEqual([
    ["lamp", 3, 3],
    ["desk", 3, 3],
  ]);
  expect(summary?.facets.difficulty).toEqual([
    { value: "hard", problems: 2 },
    { value: null, problems: 1 },
  ]);
  expect(summary?.facets.bucket).toEqual([{ value: "shop", problems: 2 }]);
});

test("values that differ in capital letters alone are one, with the problems that choosing it shows", async () => {
  const mixed = await givenCorpus(db, [
    ...givenRollouts("first", { lamp: [S] }, { bucket: "WEB" }),
    ...givenRollouts("first", { sofa: [F], desk: [S] }, { bucket: "web" }),
    ...givenRollouts("first", { rug: [S] }),
  ]);
  const bucketsUnder = async (filter: string) =>
    (await matrix({ id: mixed.extId, runs: [], filter })).summary?.facets.bucket;
  const expected = [
    { value: "web", problems: 3 },
    { value: null, problems: 1 },
  ];

  expect(await bucketsUnder("")).toEqual(expected);
  expect(await bucketsUnder("bucket:web")).toEqual(expected);
  expect((await matrix({ id: mixed.extId, runs: [], filter: "bucket:web" })).items).toHaveLength(3);
});

test.each([
  [{ id: "11111111-1111-4111-8111-111111111111" }, "NOT_FOUND"],
  [{ runs: ["lost"] }, "NOT_FOUND"],
  [{ filter: "gate:x" }, "INVALID"],
  [{ cursor: "e30" }, "INVALID"],
  [{ cursor: Buffer.from('["key",[],0,0,"\\u0000",1]').toString("base64url"), sort: "key" }, "INVALID"],
] as const)("%j is refused as %s", async (asked, code) => {
  await expect(matrix(asked)).rejects.toMatchObject({ code });
});

test("the whole of it comes as CSV, in the same order, with names that no spreadsheet runs", async () => {
  const hostile = await givenCorpus(
    db,
    givenRollouts("=night", { "=cmd, now": [S, F], plain: ["unscored", "unscored"] }),
  );

  const { name, bytes } = await streamProblems(ctx, { id: hostile.extId, filter: "", runs: [], sort: "easiest" });

  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString("utf8").split("\r\n");
  expect(name).toBe(`${hostile.name} problems.csv`);
  expect(lines[0]).toBe(
    "problem,key,query,bucket,difficulty,rollouts,successes,not known,'=night: rollouts,'=night: successes,'=night: not known",
  );
  expect(lines[1]).toMatch(/,"'=cmd, now",,,2,1,0,2,1,0$/);
  expect(lines[2]).toMatch(/,plain,,,2,0,2,2,0,2$/);
  expect(lines).toHaveLength(4);
});

test("runs are named by their ids, too", async () => {
  expect((await matrix({ runs: [idOf("small"), idOf("first")] })).runs.map(({ name }) => name)).toEqual([
    "small",
    "first",
  ]);
});
