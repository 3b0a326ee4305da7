import { afterAll, describe, expect, test } from "vitest";
import { type SortField, TrajectoryPage, TrajectoryQuery, type TrajectoryRow } from "@/lib/contract/trajectories";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { SORT_FIELDS } from "@/lib/domain/table-fields";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { boundName } from "@/lib/services/imports/bound-key";
import { givenContext, givenCorpus } from "./given-corpus";
import { givenTies } from "./given-ties";
import { listTrajectories } from "./list-trajectories";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function allPages(corpus: string, sort: string, limit: number, filter = ""): Promise<TrajectoryRow[]> {
  const ctx = await givenContext(db);
  const rows: TrajectoryRow[] = [];
  let cursor: string | undefined;
  do {
    const page = TrajectoryPage.parse(
      await listTrajectories(
        ctx,
        TrajectoryQuery.parse({ corpus, filter, sort, limit, ...(cursor ? { cursor } : {}) }),
      ),
    );
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);

  return rows;
}

describe("paging", async () => {
  const few = await givenCorpus(db, givenTies(61));
  const many = await givenCorpus(db, givenTies(1_100));

  test.each(SORT_FIELDS.flatMap((field) => [field, `-${field}`]))(
    "by %s visits each row exactly once, with ties and nulls",
    async (sort) => {
      const fewIds = (await allPages(few.extId, sort, 7)).map((row) => row.id);
      const manyIds = (await allPages(many.extId, sort, 150)).map((row) => row.id);

      expect(fewIds).toHaveLength(61);
      expect(new Set(fewIds)).toEqual(new Set(few.trajectories));
      expect(manyIds).toHaveLength(1_100);
      expect(new Set(manyIds)).toEqual(new Set(many.trajectories));
    },
    60_000,
  );

  test.each(SORT_FIELDS)(
    "by %s descending is the ascending order turned round, but what is absent stays last",
    async (field) => {
      const ascending = await allPages(few.extId, field, 20);
      const descending = await allPages(few.extId, `-${field}`, 20);
      const isAbsent = (row: TrajectoryRow) => ABSENT.includes(SHOWN[field](row));
      const values = ascending.filter((row) => !isAbsent(row));
      const absent = ascending.filter(isAbsent);

      const turned = [...values.toReversed(), ...absent.toReversed()];
      expect(descending.map(({ id }) => id)).toEqual(turned.map(({ id }) => id));
    },
  );

  test("rows come in the order that was asked for, nulls behind values", async () => {
    const richness = (await allPages(few.extId, "richness", 20)).map((row) => row.richness ?? NO_NUMBER);
    const labels = (await allPages(few.extId, "label", 20)).map((row) => row.label ?? NO_TEXT);
    const queries = (await allPages(few.extId, "problem", 20)).map((row) => row.problem.query);
    const rejects = (await allPages(few.extId, "-rejects", 20)).map((row) => row.rejects.length);

    expect(richness).toEqual(richness.toSorted((a, b) => a - b));
    expect(labels).toEqual(labels.toSorted());
    expect([...new Set(queries)]).toEqual(["a sofa", "B lamp", "c chair"]);
    expect(rejects).toEqual(rejects.toSorted((a, b) => b - a));
  });

  test.each(["run", "agent", "bucket"])("by %s goes on behind the longest name that an import keeps", async (sort) => {
    const named = ["a", "b", "c"].map((end) => boundName(`${"長".repeat(500)}${end}`));
    const long = await givenCorpus(
      db,
      named.map((name) => ({ run: name, agent: name, bucket: name })),
    );

    expect((await allPages(long.extId, sort, 1)).map((row) => row.id).toSorted()).toEqual(
      [...long.trajectories].toSorted(),
    );
  });

  test.each(SORT_FIELDS)("by %s rows stand in the order of what that column shows", async (field) => {
    const rows = await allPages((await inOwnOrders()).extId, field, 3);
    const values = rows.map(SHOWN[field]);

    expect(new Set(values).size).toBeGreaterThan(2);
    expect(values).toEqual(values.toSorted((a, b) => Number(a > b) - Number(a < b)));
  });

  test("the count comes with every page and does not change", async () => {
    const ctx = await givenContext(db);
    const query = { corpus: few.extId, filter: "verdict:agentic", sort: "tokens", limit: 5 };

    const first = await listTrajectories(ctx, query);
    const second = await listTrajectories(ctx, { ...query, cursor: first.nextCursor ?? "" });

    expect(first.count).toEqual({ value: 21, isCapped: false });
    expect(second.count).toEqual(first.count);
  });

  test("a cursor of another order, or a made-up one, is refused", async () => {
    const ctx = await givenContext(db);
    const query = { corpus: few.extId, filter: "", sort: "tokens", limit: 5 };
    const { nextCursor } = await listTrajectories(ctx, query);
    const forged = Buffer.from(JSON.stringify(["tokens", 0, ["1; drop"], "1", 5])).toString("base64url");

    for (const cursor of [nextCursor ?? "", "nonsense", ""]) {
      await expect(listTrajectories(ctx, { ...query, sort: "steps", cursor })).rejects.toMatchObject({
        code: "INVALID",
      });
    }
    await expect(listTrajectories(ctx, { ...query, cursor: forged })).rejects.toMatchObject({ code: "INVALID" });
  });
});

const NO_TEXT = "\uffff";
const NO_NUMBER = Number.POSITIVE_INFINITY;
const ABSENT: readonly (string | number)[] = [NO_TEXT, NO_NUMBER];
/** What each column shows, as it is compared; what is absent comes last. */
const SHOWN: Readonly<Record<SortField, (row: TrajectoryRow) => string | number>> = {
  imported: (row) => row.importedAt,
  problem: (row) => row.problem.query.toLowerCase(),
  bucket: (row) => row.bucket ?? NO_TEXT,
  run: (row) => row.run.toLowerCase(),
  agent: (row) => row.agent?.toLowerCase() ?? NO_TEXT,
  verdict: (row) => row.verdict,
  richness: (row) => row.richness ?? NO_NUMBER,
  rejects: (row) => row.rejects.length,
  gate: (row) => row.judge.gate ?? NO_NUMBER,
  outcome: (row) => row.outcome,
  tokens: (row) => row.tokens,
  steps: (row) => row.steps,
  unseen: (row) => row.unseenIds ?? NO_NUMBER,
  label: (row) => row.label ?? NO_TEXT,
};

/** Five rows that stand in another order by each column: row n of column c holds the value at n × m + o. */
function inOwnOrders(): ReturnType<typeof givenCorpus> {
  const columns = {
    importedAt: [
      "2026-08-01T00:00:00Z",
      "2026-08-02T00:00:00Z",
      "2026-08-03T00:00:00Z",
      "2026-08-04T00:00:00Z",
      "2026-08-05T00:00:00Z",
    ],
    query: ["alarm", "Basket", "candle", "Desk", "easel"],
    bucket: [null, "a", "b", "c", "d"],
    run: ["Night", "oak", "Pine", "quay", "Reef"],
    agent: [null, "Ann", "bob", "Cy", "dora"],
    verdict: ["agentic", "insufficient_evidence", "review", "sub_task", "sub_task"],
    richness: [null, 0, 0.3, 0.7, 1],
    rejects: [0, 0b00001, 0b00110, 0b01101, 0b11111],
    gate: [null, 1, 2, 4, 5],
    outcome: ["fail", "partial", "success", "unscored", "unscored"],
    tokens: [9, 80, 700, 6000, 50_000],
    steps: [1, 2, 10, 30, 200],
    unseen: [null, 0, 3, 10, 200],
    label: [null, "agentic", "reject", "sub_task", "sub_task"],
  };
  const rows = Array.from({ length: 5 }, (_, row) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, values], column) => [
        name,
        values[(row * (1 + (column % 4)) + Math.floor(column / 4)) % 5],
      ]),
    ),
  );

  return givenCorpus(db, rows);
}

test("a row shows its facts, and what is absent as null", async () => {
  const corpus = await givenCorpus(db, [
    { query: "a lamp", rejects: 0b10001, gate: null, label: "sub_task", verdict: "agentic" },
  ]);

  const [row] = await allPages(corpus.extId, "-imported", 10);

  expect(row).toMatchObject({
    id: corpus.trajectories[0],
    problem: { query: "a lamp" },
    rejects: ["R1", "R5"],
    judge: { state: "absent", gate: null, score: null },
    label: "sub_task",
    approved: false,
    version: 1,
    importedAt: "2026-08-24T10:00:00.000Z",
  });
});

test("each fact of a row is its own", async () => {
  const agent = `cart ${crypto.randomUUID()}`;
  const facts = {
    ...{ bucket: "shop", run: "night 7", agent, format: "chat", status: "timed_out", verdict: "review", rule: "mixed" },
    ...{ rollout: 3, richness: 0.5, outcome: "partial", tokens: 501, steps: 12, dispatches: 8, approved: true },
  };
  const corpus = await givenCorpus(db, [{ ...facts, judge: "scored", gate: 4, score: 0.75, unseen: 3 }]);

  const [row] = await allPages(corpus.extId, "-imported", 10);

  const judge = { state: "scored", gate: 4, score: 0.75 };
  expect(row).toMatchObject({ ...facts, judge, unseenIds: 3, axes: {}, label: null, labelSource: null });
});

test("each row names the filter version that gave its verdict, also while another one is activated", async () => {
  const corpus = await givenCorpus(db, [{ tokens: 1 }, { tokens: 2 }]);
  const before = await activeName(corpus.id);
  await givenDeciding(db, corpus.id, { agenticShare: 0.9 });
  // One row is still to be decided anew.
  await db.$executeRaw(sql`update trajectory set filter_version_id = (select id from filter_version where name = ${before})
    where corpus_id = ${corpus.id} and tokens = 2`);

  const rows = await allPages(corpus.extId, "tokens", 10);

  expect(rows.map(({ tokens, filterVersion }) => [tokens, filterVersion])).toEqual([
    [1, await activeName(corpus.id)],
    [2, before],
  ]);
  expect(rows[0]?.filterVersion).not.toBe(before);
});

async function activeName(id: number): Promise<string> {
  const { filterVersion } = await db.corpus.findUniqueOrThrow({ where: { id }, select: { filterVersion: true } });

  return filterVersion.name;
}

test("an unknown corpus and a wrong filter are refused with a sentence", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, []);
  const query = { sort: "-imported", limit: 10, filter: "" };

  await expect(listTrajectories(ctx, { ...query, corpus: crypto.randomUUID() })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(
    listTrajectories(ctx, { ...query, corpus: corpus.extId, filter: "verdict:agentik gate:x" }),
  ).rejects.toMatchObject({
    code: "INVALID",
    message: expect.stringContaining("Did you mean agentic?"),
    issues: [{ path: "query.filter.8-15" }, { path: "query.filter.21-22" }],
  });
});
