import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { FilterDifference } from "@/lib/contract/filter-difference";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { listFigureRows } from "@/lib/services/filter-lab/figure-rows";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenMetrics } from "@/lib/services/measures/given-metrics";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getFilterDifference } from "./get-filter-difference";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const ctx = await givenContext(db, "annotator");
const corpus = await givenCorpus(db, [{ tokens: 9000, rejects: 2, score: 0.3, judge: "scored" }]);
const [id = ""] = corpus.trajectories;
await givenMetrics(db, corpus, [{ unclaimed: 0, model: 7, code: 3 }]);
afterAll(() => db.$disconnect());

async function givenVersion(changes: Partial<FilterThresholds>): Promise<string> {
  const name = `version ${randomUUID()}`;
  const thresholds = { ...DEFAULT_THRESHOLDS, ...changes };
  const { extId } = await db.filterVersion.create({
    data: { name, hash: name, thresholds, reason: "test", author: "test" },
  });

  return extId;
}

test("two versions are held against the stored signals of one trajectory", async () => {
  const from = await givenVersion({});
  const to = await givenVersion({ agenticShare: 0.6, coefficientGate: 0.9 });

  const found = await getFilterDifference(ctx, { id, from, to });

  expect(found).toMatchObject({
    isSame: false,
    from: { version: { id: from }, verdict: "review", rejects: [{ code: "R2" }], coefficient: { passes: true } },
    to: { version: { id: to }, verdict: "agentic", coefficient: { value: 0.5625, gate: 0.9, passes: false } },
    thresholds: [
      { name: "agenticShare", decides: true },
      { name: "coefficientGate", decides: true },
    ],
  });
});

test("a draft over the second version is explained before anybody saves it; one that cannot be used says why", async () => {
  const from = await givenVersion({});

  const found = await getFilterDifference(ctx, { id, from, to: from, draft: { agenticShare: "0.6" } });

  expect(found).toMatchObject({
    from: { version: { id: from }, isDraft: false, verdict: "review" },
    to: { version: { id: from }, isDraft: true, verdict: "agentic" },
    thresholds: [{ name: "agenticShare", from: "0.8", to: "0.6", decides: true }],
  });
  await expect(getFilterDifference(ctx, { id, from, to: from, draft: { agenticShare: "0.1" } })).rejects.toMatchObject({
    code: "INVALID",
    message: expect.stringContaining("has to lie below"),
  });
});

test("a version that is gone and a trajectory that is gone are told", async () => {
  const from = await givenVersion({});

  await expect(getFilterDifference(ctx, { id, from, to: randomUUID() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(getFilterDifference(ctx, { id: randomUUID(), from, to: from })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("who reviews the trajectory blind gets nothing of it", async () => {
  const from = await givenVersion({});
  const lead = await givenContext(db, "lead");
  const reviewer = await givenContext(db, "annotator");
  await givenQueue(lead, corpus, { hidden: ["verdict"], reviewers: [reviewer.person.extId] });

  await expect(getFilterDifference(reviewer, { id, from, to: from })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

/** Two attempts at one problem, of which the second ranks behind, by whoever asks. */
async function givenTwo() {
  const won = { outcome: "success", model: 4, calls: 1, query: "one magnet" } as const;
  const two = await givenFacts(db, [
    { ...won, depth: 8 },
    { ...won, depth: 4 },
  ]);
  const [first = "", second = ""] = two.trajectories;
  const from = await givenVersion({});

  return { two, first, second, from };
}

const CAP = { capPerProblem: "1" } as const;
const OVER = "It comes after the one attempt that the cap keeps of its problem; its rank is 0.4.";

test("where a cap or near-duplicates decide, each version says where it lets it go, and what the list says", async () => {
  const { two, first, second, from } = await givenTwo();
  const researcher = await givenContext(db, "researcher");
  const ask = { from, to: from, draft: CAP };

  const capped = FilterDifference.parse(await getFilterDifference(researcher, { id: second, ...ask }));
  const best = await getFilterDifference(researcher, { id: first, ...ask });
  const alike = await getFilterDifference(researcher, { ...ask, id: second, draft: { "dedup.measure": "calls" } });
  const figure = { kind: "moved", side: "left" } as const;
  const base = { id: two.extId, base: from, labels: "blind", figure, first: 0 } as const;
  const moved = await listFigureRows(researcher, { ...base, thresholds: { ...DEFAULT_THRESHOLDS, capPerProblem: 1 } });

  expect(capped).toMatchObject({
    ...{ isSame: false, why: `It is no longer kept. ${OVER}` },
    from: { leaves: { stage: "kept" } },
    to: { leaves: { stage: "problem_cap", why: OVER } },
  });
  expect(moved.items).toMatchObject([{ id: second, why: OVER, other: null, outcome: "success", label: null }]);
  expect(best).toMatchObject({ isSame: true, to: { leaves: { stage: "kept" } } });
  expect(alike).toMatchObject({ isSame: false, to: { leaves: { stage: "duplicate", other: { id: first } } } });
});

test("who may not test filters is told that others decide, and not what", async () => {
  const { second, from } = await givenTwo();

  const found = await getFilterDifference(ctx, { id: second, from, to: from, draft: CAP });

  expect([found.from.leaves, found.to.leaves, found.isSame]).toEqual([null, null, null]);
  expect(found.why).toContain("By its own facts alone both say the same.");
  expect(found.why).toContain("depend on the other trajectories");
});

test("an attempt that the person reviews blind takes nobody's place", async () => {
  const { two, first, second, from } = await givenTwo();
  const blind = await givenContext(db, "researcher");
  await givenQueue(await givenContext(db, "lead"), two, { filter: `id:${first}`, reviewers: [blind.person.extId] });

  const found = await getFilterDifference(blind, { id: second, from, to: from, draft: CAP });

  expect(found).toMatchObject({ isSame: true, to: { leaves: { stage: "kept" } } });
});

test("a score that a gate lies just above stops the trajectory here as in the lab", async () => {
  // In single precision 0.50055 is 0.5005499…, so 0.5005 in four digits, and 0.3 + 0.5005 · 0.7 / 0.8 is 0.7379; of 0.5006
  // it would be 0.738.
  const near = await givenFacts(db, [{ outcome: "success", model: 4, judge: "scored", score: 0.50055 }]);
  const [attempt = ""] = near.trajectories;
  const [from, researcher] = [await givenVersion({}), await givenContext(db, "researcher")];
  const base = {
    id: near.extId,
    base: from,
    labels: "blind",
    figure: { kind: "moved", side: "left" },
    first: 0,
  } as const;

  const found = await getFilterDifference(ctx, { id: attempt, from, to: from, draft: { coefficientGate: "0.738" } });
  const left = await listFigureRows(researcher, {
    ...base,
    thresholds: { ...DEFAULT_THRESHOLDS, coefficientGate: 0.738 },
  });

  expect(found.to.coefficient).toEqual({ value: 0.7379, gate: 0.738, passes: false });
  expect(left.items).toMatchObject([
    { id: attempt, why: "Its derived coefficient of 0.7379 is below the gate of 0.738." },
  ]);
});

test("where the trajectory alone decides nothing of others is asked", async () => {
  const { second, from } = await givenTwo();
  const researcher = await givenContext(db, "researcher");

  const found = await getFilterDifference(researcher, { id: second, from, to: from, draft: { tokenBudget: "1" } });

  expect([found.from.leaves, found.to.leaves]).toEqual([null, null]);
});
