import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Gate } from "@/lib/domain/judgement";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";
import { getSamples } from "@/lib/services/judge/get-samples";
import { givenGateLabel } from "@/lib/services/judge/given-gate-label";
import { getMultiJudge } from "@/lib/services/judge/multi-judge";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const { assay } = givenAssay("stats-judge");
const judge = (...args: readonly string[]) => assay("stats", "judge", ...args);
afterAll(() => db.$disconnect());

const gateAt = (at: number): Gate => ([1, 2, 3, 4, 5] as const)[at % 5] ?? 1;
const corpus = await givenCorpus(
  db,
  Array.from({ length: 30 }, (_, at) => ({
    judge: "scored" as const,
    gate: gateAt(at),
    score: (2 * gateAt(at) - 1) / 10,
    judgeModel: at < 20 ? "m 1" : "\u001b[31mm2",
    startedAt: "2026-05-01T10:00:00Z",
  })),
);
for (let at = 0; at < 30; at += 1)
  await givenGateLabel(db, corpus, at, { gate: at === 1 ? 3 : gateAt(at), isBlind: at < 20 });

describe("stats judge --json", () => {
  test("prints what the page shows, from the same services", async () => {
    const query = {
      filter: "gate:2..5",
      model: '"m 1"',
      rubric: "",
      bucket: "",
      agent: "",
      week: "",
      labels: "blind",
    } as const;
    const ctx = { db, person: await ensureOwner(db) };
    const report = await getJudgeReport(ctx, { id: corpus.extId, ...query });

    const { code, out, err } = await judge(
      "--corpus",
      corpus.name,
      "--filter",
      "gate:2..5",
      "--model",
      '"m 1"',
      "--json",
    );

    expect([code, err]).toEqual([0, ""]);
    expect(JSON.parse(out)).toEqual({
      ...report,
      samples: await getSamples(ctx, { corpus: corpus.extId }),
      judges: await getMultiJudge(ctx, { id: corpus.extId, filter: report.filter, labels: "blind" }),
    });
    expect(report.agreement.error).toMatchObject({ value: 1 / 16, n: 16 });
  });

  test("--all-labels counts those that are not blind, too, and a repeated option lists its values", async () => {
    const { out } = await judge(
      "--corpus",
      corpus.name,
      "--all-labels",
      "--bucket",
      "none",
      "--bucket",
      "shop",
      "--json",
    );

    expect(JSON.parse(out)).toMatchObject({
      labels: "all",
      filter: "bucket:none,shop",
      agreement: { error: { n: 30 } },
    });
  });
});

test("without --json it prints tables in words, and no escape sequence of the data", async () => {
  const { code, out } = await judge("--corpus", corpus.name);

  expect(code).toBe(0);
  expect(out).toContain("30 judged (0 under a rubric without gates), 0 failed, 0 not judged");
  expect(out).toContain("20 audited blind, 10 not blind (0 settled by a lead)");
  expect(out).toMatch(/another gate +0\.050 +0\.\d{3} to 0\.\d{3} +20\n/);
  expect(out).toMatch(/\nm 1 +20 +0 +0\.050/);
  expect(out).toContain("�[31mm2");
  expect(out).not.toContain("\u001b");
});

test.each([
  [[], 2, "--corpus is missing."],
  [["--corpus", "x", "--filter", "verdict:agentik"], 2, "Did you mean agentic?"],
  [["--corpus", "x", "--model", "a gate:5"], 2, "--model: “a gate:5” is not a list of values"],
  [["--corpus", "nowhere"], 3, "There is no corpus “nowhere”."],
] as const)("%j is told in a sentence with its exit code", async (args, code, sentence) => {
  const answer = await judge(...args);

  expect(answer).toMatchObject({ code, out: "" });
  expect(answer.err).toContain(sentence);
});
