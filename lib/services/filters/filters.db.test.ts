import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { decidedOutline } from "@/lib/contract/decided-outline";
import { SaveFilter } from "@/lib/contract/filters";
import { Outline } from "@/lib/contract/outline";
import { queryRows, sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { MEANS_THE_ACTIVE } from "@/lib/domain/means-the-active";
import { packRejects } from "@/lib/filter/reject-bits";
import { JOBS } from "@/lib/jobs";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import type { Context } from "@/lib/services/context";
import { ensureDefaultFilterVersion, hashThresholds } from "@/lib/services/corpora/ensure-filter-version";
import { aContext, databaseUrl, db, home } from "@/lib/services/imports/fixtures/given-import";
import { listRollouts } from "@/lib/services/problems/list-rollouts";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { getOutline } from "@/lib/services/trajectories/get-outline";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { readDetail } from "@/lib/services/trajectories/read-detail";
import { activateFilter } from "./activate-filter";
import { getFilter } from "./get-filter";
import { activateNow, givenCorpusOf, givenFiles, givenVersion, otherThresholds } from "./given-activation";
import { listFilters } from "./list-filters";
import { saveFilter } from "./save-filter";
import { undoActivation } from "./undo-activation";

afterAll(() => db.$disconnect());

const run = (jobId: string) => runToEnd({ db, url: databaseUrl, home, jobs: JOBS }, jobId);

async function given() {
  const ctx = await aContext();
  const corpus = await givenCorpusOf(await givenFiles(40));
  const { id } = await givenVersion();
  const activate = (by: Context = ctx, version = id) =>
    activateNow(by, { id: corpus.extId, version, reason: "People agree" });
  const list = (by: Context = ctx) => listFilters(by, { corpus: corpus.extId });

  return { ctx, corpus, version: id, activate, list };
}

const Row = z.object({ id: z.string(), key: z.bigint(), verdict: z.string(), rejects: z.int(), problem: z.string() });

function rowsOf(corpusId: number) {
  return queryRows(
    db,
    Row,
    sql`select t.ext_id::text as id, t.id as key, t.verdict, t.rejects, p.ext_id::text as problem
        from trajectory t join problem p on p.id = t.problem_id where t.corpus_id = ${corpusId} order by t.id`,
  );
}

test("a version is kept with who made it, why, and from which one", async () => {
  const researcher = await givenContext(db, "researcher");
  const base = await givenVersion();
  const input = { name: `stricter ${randomUUID()}`, reason: "Too many slip through", thresholds: otherThresholds() };

  const saved = await saveFilter(researcher, { ...input, basedOn: base.id });

  expect(saved).toMatchObject({
    ...input,
    ...{ author: researcher.person.name, basedOn: { id: base.id, name: base.name }, activeIn: [] },
    hash: hashThresholds(input.thresholds),
  });
  expect(await getFilter(researcher, { id: saved.id })).toEqual(saved);
  expect(await db.audit.findFirst({ where: { subject: `filter:${saved.id}` } })).toMatchObject({
    ...{ verb: "save_filter", personId: researcher.person.id },
    detail: { name: input.name, reason: input.reason },
  });
});

test("equal thresholds are one version, which the refusal names; a name is taken once", async () => {
  const ctx = await aContext();
  const first = await givenVersion();
  const save = (name: string, thresholds = otherThresholds()) => saveFilter(ctx, { name, reason: "Why", thresholds });

  await expect(save("another name", first.thresholds)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining(`“${first.name}”`),
  });
  await expect(save(first.name)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("another name"),
  });
  const twice = await Promise.allSettled([save(`x ${randomUUID()}`), save("same"), save("same")]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "fulfilled", "rejected"]);
});

test.each([
  ["thresholds", { thresholds: otherThresholds() }],
  ["name", { name: "another" }],
  ["hash", { hash: "another" }],
  ["reason", { reason: "Another" }],
  ["author", { author: "Somebody else" }],
])("the %s of a version never changes, whoever tries", async (_, data) => {
  const { id: extId } = await givenVersion();

  await expect(db.filterVersion.update({ where: { extId }, data })).rejects.toThrow("A filter version never changes.");
});

test("the version of new corpora is the one that it was before there were stages", async () => {
  const { id } = await ensureDefaultFilterVersion(db);

  expect(await db.filterVersion.findUnique({ where: { id } })).toMatchObject({
    ...{ name: "defaults-1", author: "Assay" },
    hash: hashThresholds(DEFAULT_THRESHOLDS),
  });
  // Of the JSON that installations have stored it by.
  expect(hashThresholds(DEFAULT_THRESHOLDS)).toBe("ad5caf3ede3ef0abe35b7108268733ad3f4dfa4640151c5b3363a92ec22ee1ed");
});

test("of two who activate at once one is refused, and so is whoever comes while it runs", async () => {
  const { ctx, version, activate, list } = await given();
  const other = await givenVersion();

  const both = await Promise.allSettled([activate(ctx, version), activate(ctx, other.id)]);

  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(activate()).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("is being activated"),
  });
  expect((await list()).activations).toMatchObject([{ state: "queued", moved: null, canUndo: false }]);
});

test("the audit log says which version an activation replaced, and which one its undo did", async () => {
  const { corpus, ctx, version, activate } = await given();
  const before = await db.corpus.findUniqueOrThrow({
    where: { extId: corpus.extId },
    select: { filterVersion: { select: { name: true } } },
  });
  const { activationId, jobId } = await activate();
  await run(jobId);
  await run((await undoActivation(ctx, { id: corpus.extId, activation: activationId })).jobId);

  const { name } = await db.filterVersion.findUniqueOrThrow({ where: { extId: version }, select: { name: true } });
  const entries = await db.audit.findMany({
    where: { subject: `corpus:${corpus.extId}`, verb: { in: ["activate_filter", "undo_activation"] } },
    select: { detail: true },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ detail }) => detail)).toMatchObject([
    { version: name, replaced: before.filterVersion.name },
    { version: before.filterVersion.name, replaced: name },
  ]);
});

test("what is active is not activated, and what did not come to its end is not taken back but may be begun again", async () => {
  const { corpus, ctx, version, activate, list } = await given();
  await expect(activate(ctx, (await list()).active)).rejects.toMatchObject({ code: "CONFLICT" });
  const { active: before } = await list();
  const { jobId, activationId } = await activate();
  await db.jobRun.update({ where: { id: jobId }, data: { state: "failed" } });
  expect((await list()).activations).toMatchObject([{ state: "failed", canUndo: false }]);
  await expect(undoActivation(ctx, { id: corpus.extId, activation: activationId })).rejects.toMatchObject({
    code: "CONFLICT",
  });

  const again = await activate();
  await run(again.jobId);

  expect((await list()).activations).toMatchObject([
    { state: "done", version: { id: version }, previous: { id: before }, canUndo: true },
    { state: "failed" },
  ]);
  await expect(undoActivation(ctx, { id: corpus.extId, activation: randomUUID() })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("an activation is refused where another version is active by now than was seen, by a sentence that names who did what", async () => {
  const { ctx, corpus, version, activate, list } = await given();
  const { active: seen } = await list();
  const other = await givenVersion();
  const late = () =>
    activateFilter(ctx, { id: corpus.extId, version: other.id, insteadOf: seen, reason: "Of what I saw" });
  const lead = await givenContext(db, "lead");
  const { jobId, activationId } = await activate(lead);
  await run(jobId);
  const { name } = await getFilter(ctx, { id: version });

  await expect(late()).rejects.toMatchObject({
    code: "CONFLICT",
    message: `Meanwhile ${lead.person.name} activated “${name}” instead of “defaults-1”. Look at what changes from it, then activate again.`,
  });
  expect((await list()).active).toBe(version);
  await expect(
    activateFilter(ctx, { id: corpus.extId, version, insteadOf: seen, reason: "Of what I saw" }),
  ).rejects.toMatchObject({ message: `Meanwhile ${lead.person.name} activated “${name}” instead of “defaults-1”.` });
  await run((await undoActivation(lead, { id: corpus.extId, activation: activationId })).jobId);
  await expect(
    activateFilter(ctx, { id: corpus.extId, version: other.id, insteadOf: version, reason: "Of what I saw" }),
  ).rejects.toMatchObject({
    message: expect.stringContaining(`took the activation of “${name}” back: “defaults-1” is active again.`),
  });
  expect(await late()).toMatchObject({ activationId: expect.any(String) });
});

test("a version is got by the beginning of its hash, which eight digits are enough for, and by no fewer", async () => {
  const ctx = await aContext();
  const version = await givenVersion();

  for (const hash of [version.hash, version.hash.slice(0, 10).toUpperCase()])
    expect(await getFilter(ctx, { hash })).toEqual(version);
  for (const hash of [version.hash.slice(0, 7), `${version.hash}0`, "%"])
    await expect(getFilter(ctx, { hash })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test.each(["active", "Active", " ACTIVE "])("“%s” is the name of no version", (name) => {
  const read = SaveFilter.safeParse({ name, reason: "Why", thresholds: otherThresholds() });

  expect(read.error?.issues.map(({ message }) => message)).toEqual([MEANS_THE_ACTIVE]);
});

test("every reader of a trajectory says what the active version says", async () => {
  const { ctx, corpus, version, activate } = await given();
  await run((await activate()).jobId);
  const rows = await rowsOf(corpus.id);
  const { name } = await getFilter(ctx, { id: version });

  for (const { id, key, verdict, rejects, problem } of rows) {
    const opened = await openTrajectory(ctx, { id });
    const detail = await readDetail(ctx, { corpusId: corpus.id, id: key });
    const outline = Outline.parse(JSON.parse(gunzipSync((await getOutline(ctx, { id })).body).toString()));
    const read = decidedOutline(Outline.parse(JSON.parse(opened.outlineText)), opened.filterDecision);

    expect([opened.header.filterVersion.name, detail.header.filterVersion.name]).toEqual([name, name]);
    expect([read, detail.outline]).toEqual([outline, outline]);
    expect(outline.analysis?.verdict.verdict).toBe(verdict);
    expect(packRejects(outline.analysis?.rejects.map(({ code }) => code) ?? [])).toBe(rejects);
    const { items } = await listRollouts(ctx, { id: problem, limit: 50 });
    expect(items.find((item) => item.id === id)?.steps.map(({ flags }) => flags)).toEqual(
      outline.steps.slice(0, 200).map(({ flags }) => flags),
    );
  }
}, 60_000);

test("who reviews blind learns neither what the version says nor how many moved", async () => {
  const { ctx, corpus, activate, list } = await given();
  await run((await activate()).jobId);
  const reviewer = await givenContext(db, "researcher");
  await givenQueue(ctx, corpus, { reviewers: [reviewer.person.extId] });
  const [{ id, key } = { id: "", key: 0n }] = await rowsOf(corpus.id);

  expect((await list()).activations[0]?.moved).not.toBeNull();
  expect((await list(reviewer)).activations).toMatchObject([{ state: "done", moved: null }]);
  expect((await openTrajectory(ctx, { id })).filterDecision).toBeDefined();
  const opened = await openTrajectory(reviewer, { id });
  expect(["filterDecision" in opened, opened.outlineText.includes('"verdict"')]).toEqual([false, false]);
  expect((await readDetail(reviewer, { corpusId: corpus.id, id: key })).outline.analysis).toBeUndefined();
  const outline = gunzipSync((await getOutline(reviewer, { id })).body).toString();
  expect(outline).not.toContain('"analysis"');
}, 60_000);

test.each(["annotator", "researcher"])("a %s may not activate a version", async (role) => {
  const { corpus, activate } = await given();
  const person = await givenContext(db, role);

  await expect(activate(person)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(undoActivation(person, { id: corpus.extId, activation: randomUUID() })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
