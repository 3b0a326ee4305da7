import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { type Sql, sql } from "@/lib/db/query-rows";
import type { Gate } from "@/lib/domain/judgement";
import { givenGateLabel } from "@/lib/services/judge/given-gate-label";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { readLabels } from "./read-labels";
import { readReportScope } from "./report-scope";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
afterAll(() => db.$disconnect());

const EVERYTHING = { filter: "", model: "", rubric: "", bucket: "", agent: "", week: "", labels: "blind" } as const;
const gateOf = (at: number): Gate => ([1, 2, 3, 4, 5] as const)[at % 5] ?? 1;

test("labels come in one order, however the database groups them: by it the intervals are drawn", async () => {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: 60 }, (_, at) => ({
      ...{ judge: "scored", gate: gateOf(at), score: 0.5, query: `problem ${at % 20}` },
      judgeModel: `m${at % 3}`,
    })),
  );
  for (let at = 0; at < 60; at += 1)
    await givenGateLabel(db, corpus, at, { gate: gateOf(at + (at % 2)), isBlind: true });
  const scope = await readReportScope(lead, corpus.id, EVERYTHING);
  const readWithout = (way: Sql) =>
    db.$transaction(async (transaction) => {
      await transaction.$executeRaw(way);
      return readLabels(transaction, scope);
    });

  const sorted = await readWithout(sql`set local enable_hashagg = off`);
  const hashed = await readWithout(sql`set local enable_sort = off`);

  expect(sorted.length).toBeGreaterThan(20);
  expect(hashed).toEqual(sorted);
  const problems = sorted.map(({ problem }) => Number(problem));
  expect(problems).toEqual(problems.toSorted((one, other) => one - other));
});
