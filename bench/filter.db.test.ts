import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { askWhatIf } from "@/lib/services/filter-lab/what-if";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { benchFilter } from "./filter";
import { growFacts } from "./grow-facts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

test("figures of the filter lab are taken from rows that every stage and label decides on", {
  timeout: 120_000,
}, async () => {
  const ctx = await givenContext(db);
  const corpus = await growFacts(ctx, databaseUrl, { rows: 3000, labels: 400 });
  const figures = [];

  for await (const figure of benchFilter(ctx, corpus)) figures.push(figure);

  expect(figures.map(({ id }) => id).filter((id) => id !== "")).toEqual(["V1"]);
  expect(figures.every(({ measured }) => /^\d+(\.\d+)? ms$/.test(measured))).toBe(true);
  const thresholds = {
    ...{ ...DEFAULT_THRESHOLDS, coefficientGate: 0.5, capPerProblem: 1, capPerMiner: 10 },
    dedup: { measure: "calls", similarity: 0.8, keep: 1 } as const,
  };
  const { trajectories, stages, labelled, verdicts, mix } = await askWhatIf(ctx, {
    ...{ id: corpus.id, base: corpus.version, thresholds, labels: "blind" },
  });
  expect({ trajectories, labels: labelled.n }).toEqual({ trajectories: 3000, labels: 400 });
  const counts = stages.map(({ after }) => after);
  expect(counts[1]).toBe(counts[2]);
  expect(new Set(counts).size).toBe(counts.length - 1);
  expect(verdicts.every(({ before }) => before > 0)).toBe(true);
  expect(labelled.before.confusion.length).toBeGreaterThan(10);
  expect(mix.find(({ by }) => by === "miner")?.rows).toHaveLength(12);
  const [bodies] = await db.$queryRaw<{ rows: number }[]>(
    sql`select count(*)::int as rows from trajectory_body where corpus_id = ${corpus.key}`,
  );
  expect(bodies).toEqual({ rows: 0 });
});
