import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";
import { givenGateLabel } from "@/lib/services/judge/given-gate-label";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
afterAll(() => db.$disconnect());

const ALL = { filter: "", model: "", rubric: "", bucket: "", agent: "", week: "", labels: "blind" } as const;

test("names that differ in capital letters alone are one group and one facet value, with what their filter lists", async () => {
  const named = (name: string) => ({
    ...{ judge: "scored" as const, gate: 5, score: 0.9 },
    ...{ judgeModel: name, rubric: name, bucket: name, agent: name },
  });
  const corpus = await givenCorpus(db, [named("Deep"), named("deep"), named("deep"), { ...named("deep"), gate: null }]);
  for (const at of [0, 1]) await givenGateLabel(db, corpus, at, { gate: 5, isBlind: true });

  const { groups, facets } = await getJudgeReport(lead, {
    ...ALL,
    id: corpus.extId,
  });

  for (const facet of ["model", "rubric", "bucket", "agent"] as const) {
    expect(facets[facet], facet).toEqual([{ name: "deep", value: "deep", count: 4 }]);
    const { all, items } = groups[facet];
    expect([all, items.map(({ name, judged, labels }) => [name, judged.count, labels])], facet).toEqual([
      1,
      [["deep", 4, 2]],
    ]);
    const filters = items.map(({ judged }) => judged.filter);
    expect((await countTrajectories(lead, { corpus: corpus.extId, filter: filters[0] ?? "" })).count).toBe(4);
  }
});

test("a rubric is no new one where only capital letters change, and all its spellings count where most name it", async () => {
  const of = (startedAt: string, rubric: string, count: number) =>
    Array.from({ length: count }, () => ({ judge: "scored" as const, gate: 5, score: 0.9, startedAt, rubric }));
  const [first, second, third] = ["2026-05-04T10:00:00Z", "2026-05-11T10:00:00Z", "2026-05-18T10:00:00Z"];
  const corpus = await givenCorpus(db, [
    // Of seven in the first week four name the new rubric, in two spellings, and three the old one.
    ...[...of(first, "Gates-1", 2), ...of(first, "gates-1", 2), ...of(first, "old", 3)],
    ...of(second, "gates-1", 3),
    ...of(third, "old", 2),
  ]);

  const { rubricChanges } = await getJudgeReport(lead, { ...ALL, id: corpus.extId });

  expect(rubricChanges).toEqual([{ week: "2026-05-18", from: "gates-1", to: "old" }]);
});

test("the quotes of one judge are counted once, and a problem that it met under two spellings is one cluster", async () => {
  const quoting = (judgeModel: string, problem: number) => ({
    ...{ judge: "scored" as const, gate: 5, score: 0.9, judgeModel, query: `q ${problem}` },
    ...{ quotes: 2, unresolved: judgeModel === "gpt-x" ? 1 : 0 },
  });
  const problems = Array.from({ length: 8 }, (_, at) => at);
  const corpus = await givenCorpus(db, [
    ...problems.flatMap((at) => [quoting("GPT-x", at), quoting("gpt-x", at)]),
    quoting("GPT-x", 0),
  ]);

  const { quotes } = await getJudgeReport(lead, { ...ALL, id: corpus.extId });

  // Seventeen explanations of two quotes; eight of them hold one that is not there.
  expect(quotes).toMatchObject([
    { name: "GPT-x", quotes: 34, count: 8, unresolved: { value: null, few: { of: "clusters", count: 8 } } },
  ]);
  const listed = await countTrajectories(lead, { corpus: corpus.extId, filter: quotes[0]?.filter ?? "" });
  expect(listed.count).toBe(8);
});
