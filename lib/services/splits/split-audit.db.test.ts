import { afterAll, expect, test } from "vitest";
import { Audit, SplitAudit } from "@/lib/contract/splits";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import type { Pool } from "@/lib/leak/assign-pools";
import type { Guard } from "@/lib/leak/audit-pools";
import { clustered, type GivenProblem, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { importProtectedSet } from "@/lib/services/protected-sets/import-protected-set";
import { removeProtectedSet } from "@/lib/services/protected-sets/remove-protected-set";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { splitBasis } from "./audit-basis";
import { auditMembers } from "./audit-members";
import { auditSplit, getSplitAudit } from "./get-split-audit";
import { makeSplit } from "./make-split";
import { pinCluster } from "./pin-cluster";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");
const researcher = await givenContext(db, "researcher");

const FOUR: readonly GivenProblem[] = [
  { key: "a", query: "a red lamp", gold: ["1"], viewed: ["9"] },
  { key: "b", query: "a rug of jute", gold: ["2"], viewed: ["9"] },
  { key: "c", query: "a blue vase", gold: ["3"], recommended: ["33"] },
  { key: "d", query: "a clock" },
];

/** A split in which each problem is a cluster by itself, and these problems are in these pools. */
async function given(pools: Readonly<Record<string, Pool>>, problems = FOUR) {
  const corpus = await givenProblems(db, problems);
  await clustered(db, corpus.id);
  const shares = { train: 1, validation: 0, test: 0, never_touch: 0 };
  const { id } = await makeSplit(lead, {
    ...{ id: corpus.extId, name: "main", note: "", seed: 1, strata: [], weigh: "problems", shares },
  });
  let version = 1;
  for (const [key, pool] of Object.entries(pools)) {
    await pinCluster(lead, { id, version, problems: [corpus.extIdOf(key)], pool, note: "Wanted so." });
    version += 1;
  }
  const { id: splitId } = await db.split.findUniqueOrThrow({ where: { extId: id }, select: { id: true } });

  return { ...corpus, split: id, splitId, version };
}

const hitsOf = (audit: Audit | null, guard: Guard) => audit?.guards.find((one) => one.guard === guard)?.hits ?? [];
const counts = (audit: Audit | null) =>
  Object.fromEntries(audit?.guards.flatMap(({ guard, count }) => (count > 0 ? [[guard, count]] : [])) ?? []);

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
const protect = (id: string, record: unknown) =>
  importProtectedSet(lead, { id, name: "Suite", note: "", file: "s.json", body: once(JSON.stringify(record)) });

test("a split of whole clusters is not blocked; what is only looked at in two pools is told", async () => {
  const { split } = await given({ b: "test" });

  const { audit, isBehind, job } = SplitAudit.parse(await getSplitAudit(researcher, { id: split }));

  expect({ isBehind, job, isBlocked: audit?.isBlocked, problems: audit?.problems }).toEqual({
    ...{ isBehind: false, job: null, isBlocked: false, problems: 4 },
  });
  expect(counts(audit)).toEqual({ viewed: 1 });
  expect(audit?.pools).toEqual([
    { pool: "train", problems: 3 },
    { pool: "validation", problems: 0 },
    { pool: "test", problems: 1 },
    { pool: "never_touch", problems: 0 },
  ]);
});

test("a cluster that grows together over pools is a hit that opens its problems, until it is pinned to one", async () => {
  const corpus = await given({ b: "test" });
  await db.problem.update({ where: { id: corpus.idOf("b") }, data: { query: "A red LAMP", queryNorm: "a red lamp" } });
  await getSplitAudit(researcher, { id: corpus.split });
  await clustered(db, corpus.id);

  const { audit } = await getSplitAudit(researcher, { id: corpus.split });
  expect(audit?.isBlocked).toBe(true);
  expect(hitsOf(audit, "cluster")).toMatchObject([
    {
      a: { id: corpus.extIdOf("a"), query: "a red lamp" },
      b: { id: corpus.extIdOf("b"), query: "A red LAMP" },
      between: ["train", "test"],
      cluster: corpus.extIdOf("a"),
    },
  ]);

  const pin = { version: corpus.version, problems: [corpus.extIdOf("a")], pool: "test" as const, note: "Variants." };
  await pinCluster(lead, { id: corpus.split, ...pin });
  expect((await getSplitAudit(researcher, { id: corpus.split })).audit?.isBlocked).toBe(false);
});

test("a protected problem blocks what is shipped, not never_touch, and no longer when its set is removed", async () => {
  const corpus = await given({ d: "never_touch" });
  const set = await protect(corpus.extId, [
    { problem_id: "x", query: "a vase", reward: [{ product_id: "33" }] },
    { problem_id: "y", query: "A clock" },
  ]);

  const { audit } = await getSplitAudit(researcher, { id: corpus.split });
  expect(hitsOf(audit, "protected")).toMatchObject([
    {
      a: { id: corpus.extIdOf("c") },
      b: { id: null, name: "x", query: "a vase" },
      value: "33",
      between: ["train", "Suite"],
    },
  ]);
  expect(audit).toMatchObject({ isBlocked: true, protectedSets: [{ name: "Suite", problems: 2 }] });

  await removeProtectedSet(lead, { id: set.id });
  expect((await getSplitAudit(researcher, { id: corpus.split })).audit).toMatchObject({ isBlocked: false });
});

test("what is shipped is audited with the rest of its split, and with where the split has moved it since", async () => {
  const corpus = await given({ b: "test", c: "validation" }, [
    { key: "a", gold: ["1"] },
    { key: "b", query: "other", titles: ["Lamp"] },
    { key: "c", query: "third" },
    { key: "d", query: "fourth", gold: ["4"] },
  ]);
  await db.problemProduct.create({
    data: { corpusId: corpus.id, problemId: corpus.idOf("b"), productId: "1", use: "recommended" },
  });
  await db.problemProduct.createMany({
    data: ["b", "c"].map((key) => ({
      corpusId: corpus.id,
      problemId: corpus.idOf(key),
      productId: "7",
      use: "viewed",
    })),
  });
  const audited = async (shipped: Readonly<Record<string, Pool>>, waived: readonly Guard[] = []) =>
    Audit.parse(
      await auditMembers(lead, {
        ...{ corpusId: corpus.id, splitId: corpus.splitId, waived, rollouts: { kind: "approved" } },
        shipped: new Map(Object.entries(shipped).map(([key, pool]) => [corpus.idOf(key), pool])),
      }),
    );

  // Its test problem answers with what the shipped one wants; validation and test are not shipped.
  const leaking = await audited({ a: "train" });
  expect(counts(leaking)).toEqual({ recommended: 1 });
  expect(hitsOf(leaking, "recommended")).toMatchObject([{ between: ["train", "test"], value: "1" }]);
  expect(leaking).toMatchObject({ isBlocked: true, problems: 3 });
  expect(await audited({ a: "train" }, ["recommended"])).toMatchObject({ isBlocked: false });
  // What the release leaves out of its own pool counts for nothing.
  expect(counts(await audited({ d: "train" }))).toEqual({});
  expect(counts(await audited({ b: "train" }))).toMatchObject({ cluster: 1 });
  expect(counts(await audited({ a: "never_touch" }))).toMatchObject({ never_touch: 1 });
});

test("a large split is audited by one job, which is told of until its report is there", async () => {
  const { split } = await given({ b: "test" });
  const large = { id: split, mostAtOnce: 1 };

  const [first, second] = [await getSplitAudit(researcher, large), await getSplitAudit(researcher, large)];
  expect(SplitAudit.parse(first)).toMatchObject({ audit: null, isBehind: true, job: { state: "queued", total: 4 } });
  expect(second.job?.id).toBe(first.job?.id);
  expect((await getSplitAudit(researcher, { ...large, id: split.toUpperCase() })).job?.id).toBe(first.job?.id);

  await cancelJob(researcher, { id: first.job?.id ?? "" });
  expect((await getSplitAudit(researcher, large)).job).toMatchObject({ id: first.job?.id, state: "cancelled" });
  const again = await auditSplit(researcher, large);
  expect(again.job).toMatchObject({ state: "queued" });

  expect(await runToEnd({ db, url, home: "/nonexistent" }, again.job?.id ?? "")).toBe("done");
  const done = await getSplitAudit(researcher, large);
  expect(done).toMatchObject({ isBehind: false, job: null, audit: { problems: 4 } });
  expect(await db.jobRun.findUniqueOrThrow({ where: { id: again.job?.id ?? "" } })).toMatchObject({ done: 4n });
});

test("an audit by clusters that are behind says so until they are made; a large split waits for them", async () => {
  const corpus = await given({ b: "test" });
  const { audit } = await getSplitAudit(researcher, { id: corpus.split });
  expect(SplitAudit.parse(await getSplitAudit(researcher, { id: corpus.split }))).toMatchObject({ lag: null });

  await db.problem.create({ data: { corpusId: corpus.id, key: "late", query: "late", queryNorm: "late" } });
  expect(await getSplitAudit(researcher, { id: corpus.split })).toEqual({
    ...{ audit, isBehind: false, job: null, lag: "clusters" },
  });
  await db.corpus.update({ where: { id: corpus.id }, data: { clustersWanted: { increment: 1 }, measuredTo: 0 } });
  const large = { id: corpus.split, mostAtOnce: 1 };
  expect(await getSplitAudit(researcher, large)).toEqual({ audit, isBehind: true, job: null, lag: "measures" });
  expect(await getSplitAudit(researcher, { id: corpus.split })).toMatchObject({ isBehind: false, lag: "measures" });

  await clustered(db, corpus.id);
  expect(await getSplitAudit(researcher, large)).toMatchObject({ isBehind: true, job: { state: "queued" }, lag: null });
});

test("a job that ends while the audit is read is told with what it left", async () => {
  const { split } = await given({ b: "test" });
  const large = { id: split, mostAtOnce: 1 };
  const { job } = await getSplitAudit(researcher, large);
  // It ends right after the first of the two, the job and the audit, is read.
  let end = async () => {
    end = async () => undefined;
    await runToEnd({ db, url, home: "/nonexistent" }, job?.id ?? "");
  };
  const overtaken = new Proxy(db, {
    get: (target, key) =>
      key === "$queryRaw"
        ? async (...query: Parameters<typeof db.$queryRaw>) => {
            const rows = await target.$queryRaw(...query);
            if (/job_run|audit_basis/.test(JSON.stringify(query))) await end();
            return rows;
          }
        : Reflect.get(target, key),
  });

  expect(await getSplitAudit({ ...researcher, db: overtaken }, large)).toMatchObject({
    ...{ isBehind: false, job: null, audit: { problems: 4 } },
  });
});

test("other approvals make an audit old, also where they look alike in number and in the sum of their ids", async () => {
  const corpus = await given({ b: "test" });
  const one = sql`select id, row_number() over (order by id) - 1 as place from trajectory where corpus_id = ${corpus.id}`;
  await db.$executeRaw(sql`insert into rollout_answer (corpus_id, trajectory_id, problem_id, product_ids)
    select corpus_id, id, problem_id, array[id::text] from trajectory where corpus_id = ${corpus.id}`);
  const approve = (places: readonly number[]) =>
    db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, approved, version)
      select ${corpus.id}, t.id, t.place = any(${[...places]}::int[]), 1 from (${one}) t
      on conflict (corpus_id, trajectory_id) do update set approved = excluded.approved`);

  await approve([0, 3]);
  const first = await splitBasis(db, corpus.split);
  await approve([1, 2]);
  expect(await splitBasis(db, corpus.split)).not.toBe(first);
  await approve([0, 3]);
  expect(await splitBasis(db, corpus.split)).toBe(first);
});

test("who reviews blind in the corpus, and annotators, are told nothing of what leaks", async () => {
  const corpus = await given({});
  const blind = await givenContext(db, "researcher");
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [blind.person.extId] });

  for (const who of [blind, await givenContext(db, "annotator")]) {
    for (const asked of [getSplitAudit, auditSplit]) {
      await expect(asked(who, { id: corpus.split })).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  }
});

test("what approved rollouts of never_touch answer counts as that of any pool, though nothing of it is shipped", async () => {
  const corpus = await given({ b: "never_touch" });
  await db.$executeRaw(sql`insert into rollout_answer (corpus_id, trajectory_id, problem_id, product_ids)
    select t.corpus_id, t.id, t.problem_id, array['3'] from trajectory t
    where t.corpus_id = ${corpus.id} and t.problem_id = ${corpus.idOf("b")}`);
  const { audit } = await getSplitAudit(researcher, { id: corpus.split });
  expect(counts(audit)).toEqual({ viewed: 1 });

  await db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, approved, version)
    select t.corpus_id, t.id, true, 1 from trajectory t
    where t.corpus_id = ${corpus.id} and t.problem_id = ${corpus.idOf("b")}
    on conflict (corpus_id, trajectory_id) do update set approved = true`);
  const approved = (await getSplitAudit(researcher, { id: corpus.split })).audit;
  expect(hitsOf(approved, "recommended")).toMatchObject([{ value: "3" }]);
});
