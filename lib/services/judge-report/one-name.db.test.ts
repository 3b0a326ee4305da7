import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";
import { givenGateLabel } from "@/lib/services/judge/given-gate-label";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
afterAll(() => db.$disconnect());

test("names that differ in capital letters alone are one group and one facet value, with what their filter lists", async () => {
  const named = (name: string) => ({
    ...{ judge: "scored" as const, gate: 5, score: 0.9 },
    ...{ judgeModel: name, rubric: name, bucket: name, agent: name },
  });
  const corpus = await givenCorpus(db, [named("Deep"), named("deep"), named("deep"), { ...named("deep"), gate: null }]);
  for (const at of [0, 1]) await givenGateLabel(db, corpus, at, { gate: 5, isBlind: true });

  const { groups, facets } = await getJudgeReport(lead, {
    ...{ id: corpus.extId, filter: "", model: "", rubric: "", bucket: "", agent: "", week: "", labels: "blind" },
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
