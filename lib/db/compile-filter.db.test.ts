import { afterAll, describe, expect, test } from "vitest";
import { checkFilter } from "@/lib/query/check-filter";
import { FIELD_NAMES, FIELDS } from "@/lib/query/fields";
import { givenFilterText } from "@/lib/query/given-filter-text";
import { givenValues } from "@/lib/query/given-values";
import { addComment } from "@/lib/services/comments/add-comment";
import { removeComment } from "@/lib/services/comments/remove-comment";
import { updateComment } from "@/lib/services/comments/update-comment";
import { givenGateLabel } from "@/lib/services/judge/given-gate-label";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { createDb } from "./client";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const rows: readonly GivenTrajectory[] = [
  {
    query: "Red sofa, 50% off_now",
    bucket: "product",
    difficulty: "Hard",
    run: "Night 1",
    agent: `cart ${Math.random()}`,
    verdict: "agentic",
    richness: 0.7,
    gate: 5,
    judge: "scored",
    score: 0.9,
    judgeModel: "Judge-A",
    rubric: "decision-tree-1",
    disputed: true,
    unresolved: 2,
    horizon: 0.25,
    injections: 1,
    startedAt: "2026-08-24T00:00:00Z",
    outcome: "success",
    tokens: 100,
    steps: 4,
    dispatches: 3,
    sourceId: "src-1",
    importedAt: "2026-08-24T23:59:59.999Z",
  },
  {
    query: "blue lamp",
    bucket: "shop",
    run: "night 2",
    verdict: "sub_task",
    rule: "no_inference_with_calls",
    rejects: 0b101,
    gate: 2,
    judge: "scored",
    score: 0.3,
    quotes: 3,
    unresolved: 0,
    outcome: "partial",
    tokens: 14_337,
    steps: 9,
    phantoms: 2,
    unseen: 2,
    label: "agentic",
    blindLabel: "sub_task",
    approved: true,
    importedAt: "2026-08-25T00:00:00Z",
  },
  {
    query: "blue*chair",
    run: "none",
    verdict: "review",
    judge: "failed",
    format: "chat",
    status: "timed_out",
    label: "reject",
    tokens: 50,
  },
  { query: "plain", verdict: "insufficient_evidence", label: null, blindLabel: "agentic", unseen: null },
];

const corpus = await givenCorpus(db, rows);
const ctx = await givenContext(db);
await givenGateLabel(db, corpus, 0, { gate: 3, isBlind: true, fault: "pipeline" });
await givenGateLabel(db, corpus, 1, { gate: 2, blindGate: 4 });
await givenGateLabel(db, corpus, 3, { gate: 1, isBlind: false });
await givenGateLabel(db, corpus, 2, { gate: null });

const remarks = await Promise.all(
  corpus.trajectories.slice(1).map((id) => addComment(ctx, { id, step: null, span: null, body: "Odd." })),
);
await updateComment(ctx, { id: remarks[1]?.id ?? "", isResolved: true });
await removeComment(ctx, { id: remarks[2]?.id ?? "" });

async function found(filter: string): Promise<number[]> {
  const { items } = await listTrajectories(ctx, { corpus: corpus.extId, filter, sort: "imported", limit: 200 });

  return items.map((item) => corpus.trajectories.indexOf(item.id)).toSorted();
}

test.each([
  ["", [0, 1, 2, 3]],
  ["verdict:agentic", [0]],
  ["verdict:agentic,review", [0, 2]],
  ["-verdict:agentic", [1, 2, 3]],
  ["structure:agentic", [0, 1]],
  ["structure:sub_task", []],
  ["structure:reject", [2]],
  ["-structure:agentic", [2, 3]],
  ["label:agentic", [1]],
  ["label:none", [0, 3]],
  ["-label:none", [1, 2]],
  ["blind_label:sub_task", [1]],
  ["blind_label:agentic", []],
  ["blind_label:none", [0, 2, 3]],
  ["-blind_label:none", [1]],
  ["approved:yes", [1]],
  ["approved:no", [0, 2, 3]],
  ["overridden:yes", [1]],
  ["overridden:no", [0, 2, 3]],
  ["commented:yes", [1]],
  ["commented:no", [0, 2, 3]],
  ["bucket:PRODUCT", [0]],
  ["bucket:none", [2, 3]],
  ["difficulty:hard", [0]],
  ["difficulty:none", [1, 2, 3]],
  ["bucket:p*,shop", [0, 1]],
  ["gate:<4", [1]],
  ["gate:none", [2, 3]],
  ["-gate:5", [1, 2, 3]],
  ["gate:1..2,5", [0, 1]],
  ["judge:failed", [2]],
  ["score:0.9", [0]],
  ["score:<=0.3", [1]],
  ["judge_model:judge-a", [0]],
  ["judge_model:none", [1, 2, 3]],
  ["rubric:decision*", [0]],
  ["disputed:yes", [0]],
  ["disputed:no", [1, 2, 3]],
  ["unresolved:>0", [0]],
  ["unresolved:0", [1]],
  ["unresolved:none", [2, 3]],
  ["horizon:0.25", [0]],
  ["horizon:none", [1, 2, 3]],
  ["injections:>0", [0]],
  ["human_gate:3", [0]],
  ["human_gate:1..5", [0, 1, 3]],
  ["human_gate:none", [2]],
  ["-human_gate:none", [0, 1, 3]],
  ["-human_gate:3", [1, 2, 3]],
  ["gate_blind:yes", [0, 1]],
  ["gate_blind:no", [2, 3]],
  ["human_gate:1..5 gate_blind:no", [3]],
  ["human_gate:2 blind_gate:4", [1]],
  ["blind_gate:3,4", [0, 1]],
  ["blind_gate:none", [2, 3]],
  ["blind_fault:pipeline", [0]],
  ["blind_fault:none", [1, 2, 3]],
  ["gate_fault:pipeline", [0]],
  ["gate_fault:none", [1, 2, 3]],
  ["started:2026-08-24", [0]],
  ["started:<2026-08-24", []],
  ["outcome:success", [0]],
  ["reject:R1", [1]],
  ["reject:R2", []],
  ["reject:none", [0, 2, 3]],
  ["rejects:2", [1]],
  ["rejects:0", [0, 2, 3]],
  ["unseen:>0", [1]],
  ["unseen:0", [0, 2]],
  ["unseen:none", [3]],
  ["richness:0.7", [0]],
  ["richness:none", [1, 2, 3]],
  ["tokens:<=14336", [0, 2, 3]],
  ["steps:5..", [1]],
  ["dispatches:>0", [0]],
  ["phantoms:2", [1]],
  ['run:"night 1"', [0]],
  ["run:night*", [0, 1]],
  ['run:"night*"', []],
  ["run:none", [2]],
  ["agent:cart*", [0]],
  ["agent:none", [1, 2, 3]],
  ["-agent:none", [0]],
  ["model:none", [0, 1, 2, 3]],
  ["suite:none", [0, 1, 2, 3]],
  ["harness:none", [0, 1, 2, 3]],
  ["harness:tau*", []],
  ["format:chat", [2]],
  ["status:timed_out", [2]],
  ["rule:no_inference*", [1]],
  ["imported:2026-08-25", [1]],
  ["imported:<=2026-08-24", [0, 2, 3]],
  ["imported:>2026-08-24", [1]],
  ["problem:lamp", [1]],
  ["id:src-1", [0]],
  [`id:${corpus.trajectories[1]}`, [1]],
  ["sofa red", [0]],
  ['"red sofa"', [0]],
  ["blue", [1, 2]],
  ["-blue", [0, 3]],
  ["50%", [0]],
  ["0%_off", []],
  ["blue*", [2]],
  ["verdict:agentic tokens:100 sofa", [0]],
] as const)("%j finds rows %j", async (filter, expected) => {
  expect(await found(filter)).toEqual(expected);
});

test("the problem's id finds its rows", async () => {
  const { items } = await listTrajectories(ctx, { corpus: corpus.extId, filter: "lamp", sort: "imported", limit: 1 });

  expect(await found(`problem:${items[0]?.problem.id}`)).toEqual([1]);
});

test("a run's whole id finds its rows and no others of its name", async () => {
  const twice = await givenCorpus(db, [
    { run: "same", agent: "cart" },
    { run: "same", agent: "trolley" },
  ]);
  const runs = await db.run.findMany({
    where: { corpusId: twice.id },
    orderBy: { key: "asc" },
    select: { extId: true },
  });
  const [cart] = runs;
  const matching = async (filter: string) =>
    (await listTrajectories(ctx, { corpus: twice.extId, filter, sort: "imported", limit: 5 })).items.map(
      ({ id }) => id,
    );

  expect(await matching("run:same")).toHaveLength(2);
  expect(await matching(`run:${cart?.extId.toUpperCase()}`)).toEqual([twice.trajectories[0]]);
  expect(await matching(`run:${cart?.extId.slice(0, 8)}`)).toEqual([]);
});

test("a queue finds its items by its id and by its name, whatever filter it was made of", async () => {
  const queue = await givenQueue(ctx, corpus, {
    name: `Lamps ${corpus.extId}`,
    filter: "lamp",
    mode: "assisted",
    hidden: [],
  });

  expect(await found(`queue:${queue.id}`)).toEqual([1]);
  expect(await found(`queue:"${queue.name}"`)).toEqual([1]);
  expect(await found(`-queue:${queue.id}`)).toEqual([0, 2, 3]);
});

describe("a valid filter", () => {
  test("of every field and every kind of value compiles and runs, and its negation is the rest", async () => {
    for (const name of FIELD_NAMES) {
      for (const value of givenValues(FIELDS[name])) {
        const matching = await found(`${name}:${value}`);
        const others = await found(`-${name}:${value}`);

        expect([...matching, ...others].toSorted(), `${name}:${value}`).toEqual([0, 1, 2, 3]);
      }
    }
  }, 90_000);

  test("compiles and runs whatever the text, for 3,000 random texts", async () => {
    let valid = 0;
    for (let seed = 0; valid < 300 && seed < 3_000; seed += 1) {
      const filter = givenFilterText(seed);
      if (checkFilter(filter).status === "invalid") continue;
      valid += 1;
      await expect(countTrajectories(ctx, { corpus: corpus.extId, filter })).resolves.toHaveProperty("count");
    }

    expect(valid).toBeGreaterThan(100);
  }, 30_000);
});
