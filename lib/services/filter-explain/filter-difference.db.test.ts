import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
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
