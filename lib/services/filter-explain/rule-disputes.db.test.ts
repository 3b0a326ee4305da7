import { afterAll, beforeAll, expect, test } from "vitest";
import type { RuleDisputes } from "@/lib/contract/filter-difference";
import { createDb } from "@/lib/db/client";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { givenMetrics } from "@/lib/services/measures/given-metrics";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import {
  type GivenCorpus,
  type GivenTrajectory,
  givenContext,
  givenCorpus,
} from "@/lib/services/trajectories/given-corpus";
import { getRuleDisputes } from "./get-rule-disputes";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const ctx = await givenContext(db, "researcher");
const AGENTIC = { verdict: "agentic", rule: "share_at_least_agentic" } as const;
let corpus: GivenCorpus;
afterAll(() => db.$disconnect());

/** Four where code rewrote the arguments, of which people call two sub-task and one agentic; a plain one; a reject. */
beforeAll(async () => {
  corpus = await givenCorpus(db, [
    { ...AGENTIC, label: "sub_task" },
    { ...AGENTIC, label: "sub_task" },
    { ...AGENTIC, label: "agentic" },
    AGENTIC,
    { ...AGENTIC, label: "agentic" },
    { ...AGENTIC, rejects: 2, label: "agentic" },
  ]);
  const rewritten = { unclaimed: 0, model: 9, code: 1, rewritten: 1 };
  const plain = { unclaimed: 0, model: 9, code: 1 };
  await givenMetrics(db, corpus, [rewritten, rewritten, rewritten, rewritten, plain, { ...plain, cycle: true }]);
});

const disputes = (version?: string, labels: CountedLabels = "all"): Promise<RuleDisputes> =>
  getRuleDisputes(ctx, { id: corpus.extId, version, labels });

test("a rule that people contradict is listed with its rows, and its counts are those of its filter texts", async () => {
  const { labelled, decided, items, version } = await disputes();

  expect({ labelled, decided, isActive: version.isActive }).toEqual({ labelled: 5, decided: 5, isActive: true });
  expect(items.map(({ rule, fact, label, agree, of, rows }) => ({ rule, fact, label, agree, of, rows }))).toEqual([
    { rule: "share_at_least_agentic", fact: "rewritten", label: "sub_task", agree: 2, of: 3, rows: 4 },
    { rule: "R2", fact: "cycle", label: "agentic", agree: 1, of: 1, rows: 1 },
  ]);
  for (const { filter, labelledFilter, rows, of } of items) {
    expect(await counted(filter)).toBe(rows);
    expect(await counted(labelledFilter)).toBe(of);
  }
});

test("the interval is over the agent versions too, and says on how few of them it rests", async () => {
  const by = (agent: string | null, count: number) =>
    Array.from({ length: count }, () => ({ ...AGENTIC, label: "sub_task", agent, run: `run ${agent}` }));
  const noteOf = async (rows: readonly GivenTrajectory[]) => {
    const given = await givenCorpus(db, rows);
    await givenMetrics(
      db,
      given,
      rows.map(() => ({})),
    );
    const { items } = await getRuleDisputes(ctx, { id: given.extId, labels: "all" });

    return items[0]?.note;
  };

  const [one, other] = [`harbor ${corpus.extId}`, `tide ${corpus.extId}`];
  expect(await noteOf(by(one, 12))).toBe("It rests on 1 agent version only, so it holds for that one.");
  expect(await noteOf([...by(one, 6), ...by(other, 6), ...by(null, 1)])).toBe(
    "It rests on 2 agent versions only, so it holds for those.",
  );
  expect(await noteOf(by(null, 12))).toMatch(/^No agent version is named/);
});

test("of labels that were given blind alone other rules are disputed, and their rows are those that were labelled blind", async () => {
  const seen = await givenCorpus(db, [
    // The verdict was followed where it was seen.
    { ...AGENTIC, label: "agentic", blindLabel: "sub_task" },
    { ...AGENTIC, label: "agentic", blindLabel: "sub_task" },
    { ...AGENTIC, label: "agentic", blindLabel: "agentic" },
    { ...AGENTIC, label: "agentic" },
    // Nobody's answer counts yet: who had seen the verdict differed.
    { ...AGENTIC, label: null, blindLabel: "sub_task" },
  ]);
  await givenMetrics(db, seen, [{}, {}, {}, {}, {}]);
  const ask = (labels: CountedLabels) => getRuleDisputes(ctx, { id: seen.extId, labels });

  expect(await ask("all")).toMatchObject({ labels: "all", labelled: 4, notBlind: 1, items: [] });
  const { items, ...blind } = await ask("blind");

  expect(blind).toMatchObject({ labels: "blind", labelled: 3, notBlind: 1, decided: 3 });
  expect(items.map(({ label, agree, of, rows }) => ({ label, agree, of, rows }))).toEqual([
    { label: "sub_task", agree: 2, of: 3, rows: 5 },
  ]);
  const filter = items[0]?.labelledFilter ?? "";
  expect(filter).toMatch(/ -blind_label:none$/);
  expect((await countTrajectories(ctx, { corpus: seen.extId, filter })).count).toBe(3);
});

test("a version that is not active is held against people by the stored signals, without texts that cannot list its rows", async () => {
  const strict = {
    ...DEFAULT_THRESHOLDS,
    subTaskShare: 0.9,
    agenticShare: 0.95,
    rejects: { ...DEFAULT_THRESHOLDS.rejects, R2: false },
  };
  const { extId } = await db.filterVersion.create({
    data: {
      name: `strict ${corpus.extId}`,
      hash: `strict ${corpus.extId}`,
      thresholds: strict,
      reason: "test",
      author: "test",
    },
  });

  const { items, version } = await disputes(extId);

  expect(version.isActive).toBe(false);
  expect(
    items.map(({ rule, fact, answer, label, of, rows, filter }) => ({ rule, fact, answer, label, of, rows, filter })),
  ).toEqual([
    {
      rule: "share_at_most_sub_task",
      fact: "cycle",
      answer: "sub_task",
      label: "agentic",
      of: 1,
      rows: null,
      filter: null,
    },
    {
      rule: "share_at_most_sub_task",
      fact: "none",
      answer: "sub_task",
      label: "agentic",
      of: 1,
      rows: null,
      filter: null,
    },
  ]);
});

test("while rows are brought to the active version its answers are of the stored signals, and no text lists them", async () => {
  // Stored as agentic; the model asked for 1 of 10 calls, which is sub-task by the thresholds: 10 % is at most 20 %.
  const stored = { ...AGENTIC, label: "agentic" } as const;
  const given = await givenCorpus(db, [stored, stored]);
  const byCode = { unclaimed: 0, model: 1, code: 9 };
  await givenMetrics(db, given, [byCode, byCode]);
  const ask = () => getRuleDisputes(ctx, { id: given.extId, labels: "all" });
  expect(await ask()).toMatchObject({ decided: 2, items: [] });

  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: given.id } });
  const activated = { versionId: filterVersionId, previousId: filterVersionId, personId: ctx.person.id };
  await db.filterActivation.create({ data: { corpusId: given.id, ...activated, reason: "test", state: "running" } });
  const { version, items } = await ask();

  expect(version.isActive).toBe(true);
  expect(items.map(({ rule, answer, label, of, filter, rows }) => ({ rule, answer, label, of, filter, rows }))).toEqual(
    [{ rule: "share_at_most_sub_task", answer: "sub_task", label: "agentic", of: 2, filter: null, rows: null }],
  );
});

test("what a person reviews blind is in no count", async () => {
  const [blind = ""] = corpus.trajectories;
  const reviewer = await givenContext(db, "researcher");
  await givenQueue(await givenContext(db, "lead"), corpus, {
    mode: "blind",
    hidden: ["verdict"],
    filter: `id:${blind}`,
    reviewers: [reviewer.person.extId],
  });

  const { labelled, items } = await getRuleDisputes(reviewer, { id: corpus.extId, labels: "all" });

  expect(labelled).toBe(4);
  expect(items.map(({ fact }) => fact)).toEqual(["cycle"]);
});

test("of labelled rows that the filter left open none is decided, and none is disputed", async () => {
  const open = await givenCorpus(db, [
    { verdict: "review", rule: "share_between", label: "sub_task" },
    { verdict: "insufficient_evidence", rule: "no_log", label: "agentic" },
  ]);
  await givenMetrics(db, open, [{}, {}]);

  expect(await getRuleDisputes(ctx, { id: open.extId, labels: "all" })).toMatchObject({
    labelled: 2,
    decided: 0,
    items: [],
  });
});

test("who may not test filters is refused", async () => {
  await expect(
    getRuleDisputes(await givenContext(db, "annotator"), { id: corpus.extId, labels: "all" }),
  ).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});

async function counted(filter: string | null): Promise<number> {
  const { count } = await countTrajectories(ctx, { corpus: corpus.extId, filter: filter ?? "" });

  return count;
}
