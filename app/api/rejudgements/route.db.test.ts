import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { JobStarted } from "@/lib/contract/jobs";
import { RejudgementList, RejudgePreview } from "@/lib/contract/rejudge";
import { callRoute } from "@/lib/http/call-route";
import { givenRounds, judgedRecord, queryIn } from "@/lib/jobs/fixtures/given-rounds";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { RUBRIC } from "@/lib/judge/rubric";
import { sightsNoted } from "@/lib/services/blindness/note-sight";
import { TAKE_BACK_JOB } from "@/lib/services/imports/being-taken-back";
import { gateReply, givenJudge } from "@/lib/services/judge-client/fixtures/given-judge";
import { KEY_FILE } from "@/lib/services/judge-endpoints/key-file";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { listRejudgements } from "@/lib/services/rejudge/list-rejudgements";
import { startRejudge } from "@/lib/services/rejudge/start-rejudge";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { POST as postPreview } from "./preview/route";
import { POST } from "./route";

const home = await temporaryFolder();
const given = await givenRounds(home);
const { db } = given;
const judge = await givenJudge(({ user }) => gateReply(queryIn(user) === "lamp" ? 5 : 3));
const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl });
const QUERIES = ["lamp", "sofa", "desk", "chair"];

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(async () => {
  await judge.close();
  await db.$disconnect();
});

type Body = Readonly<Record<string, unknown>>;
const preview = (body: Body) => callRoute(postPreview, { body: { endpoint: endpoint.id, filter: "", ...body } });
const start = (body: Body) => callRoute(POST, { body: { endpoint: endpoint.id, filter: "", ...body } });

async function judged(body: Body): Promise<string> {
  const { jobId } = JobStarted.parse((await start(body)).body);
  expect(await given.run(jobId)).toBe("done");

  return jobId;
}

test("the preview counts what would be judged and estimates tokens and cost from the texts", async () => {
  const rows = [...QUERIES.map(judgedRecord), { query: "elsewhere", format: "tau-bench" }];
  const corpus = await givenCorpus(db, rows);

  const { body } = await preview({ corpus: corpus.extId });

  expect(body).toMatchObject({
    matching: 5,
    withoutText: 1,
    judgedBefore: 0,
    judging: 4,
    rubric: RUBRIC.version,
    basis: { texts: 4, answers: 0 },
    completionTokens: null,
    mostCompletionTokens: 4 * 3_072,
    costUsd: null,
  });
  const { promptTokens, mostCostUsd } = RejudgePreview.parse(body);
  expect(promptTokens).toBeGreaterThan(RUBRIC.text.length);
  expect(mostCostUsd).toBeCloseTo((promptTokens * 2 + 4 * 3_072 * 10) / 1e6, 9);
});

test("what this model has scored is left out, unless it is asked for again", async () => {
  const corpus = await given.corpusOf(QUERIES);
  await judged({ corpus: corpus.extId, filter: "", limit: 3 });

  expect((await preview({ corpus: corpus.extId })).body).toMatchObject({ judgedBefore: 3, judging: 1 });
  expect((await preview({ corpus: corpus.extId, again: true })).body).toMatchObject({ judgedBefore: 0, judging: 4 });
});

test("after some answers the estimate is what this model used", async () => {
  const own = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  const corpus = await given.corpusOf(Array.from({ length: 40 }, (_, index) => `query ${index}`));
  await judged({ corpus: corpus.extId, endpoint: own.id, limit: 20 });

  const { body } = await preview({ corpus: corpus.extId, endpoint: own.id });

  expect(body).toMatchObject({ judging: 20, basis: { texts: 20, answers: 20 }, completionTokens: 1_000 });
  // The texts differ by the digits of their queries alone.
  const { promptTokens, costUsd } = RejudgePreview.parse(body);
  expect(promptTokens / 20_000).toBeCloseTo(1, 2);
  expect(costUsd).toBeCloseTo(0.05, 3);
});

test("several judges with the same limit judge the same trajectories", async () => {
  const corpus = await given.corpusOf(Array.from({ length: 30 }, (_, index) => `query ${index}`));
  const other = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  const rounds = [
    await judged({ corpus: corpus.extId, limit: 7 }),
    await judged({ corpus: corpus.extId, limit: 7, endpoint: other.id }),
  ];

  const [one, two] = await Promise.all(
    rounds.map((round) => db.rejudgement.findMany({ where: { round }, orderBy: { trajectoryId: "asc" } })),
  );
  expect(one).toHaveLength(7);
  expect(two?.map(({ trajectoryId }) => trajectoryId)).toEqual(one?.map(({ trajectoryId }) => trajectoryId));
});

test("nothing is judged in a corpus while an import of it is taken back", async () => {
  const corpus = await given.corpusOf(QUERIES);
  const payload = { corpus: corpus.extId, import: randomUUID() };
  const job = await db.jobRun.create({ data: { kind: TAKE_BACK_JOB, payload, personId: given.lead.person.id } });

  const refused = await start({ corpus: corpus.extId });
  await db.jobRun.update({ where: { id: job.id }, data: { state: "cancelled" } });

  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: "CONFLICT" })]);
  expect(JSON.stringify(refused.body)).toContain("is being taken back");
  // Runs it to its end, too: one round at a time.
  expect(await judged({ corpus: corpus.extId })).toBeTruthy();
});

test("the worker has one round at a time, also when two start at once; the command line may ask another judge beside it", async () => {
  const corpus = await given.corpusOf(QUERIES);
  const other = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  const request = { corpus: corpus.extId, filter: "", again: false };

  const answers = await Promise.all([endpoint, other, endpoint].map(({ id }) => start({ ...request, endpoint: id })));
  const running = answers.find(({ status }) => status === 202);
  const { jobId } = JobStarted.parse(running?.body);
  const { payload } = await db.jobRun.findUniqueOrThrow({ where: { id: jobId }, select: { payload: true } });
  const [busy, free] = JSON.stringify(payload).includes(other.id) ? [other, endpoint] : [endpoint, other];

  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
  expect((await start({ ...request, endpoint: busy.id })).body).toMatchObject({
    detail: `“${busy.name}” is judging already. Wait for that round, or cancel it.`,
  });
  expect((await start({ ...request, endpoint: free.id })).body).toMatchObject({
    detail: "Another judge is being asked already. Wait for that round, or cancel it.",
  });
  const own = { ...request, workerId: createWorkerId() };
  await expect(startRejudge(given.lead, { ...own, endpoint: busy.id })).rejects.toThrow("is judging already");
  const beside = await startRejudge(given.lead, { ...own, endpoint: free.id });
  for (const id of [jobId, beside.jobId]) await db.jobRun.update({ where: { id }, data: { state: "cancelled" } });
});

test("more than 1,000 are judged only when the number is confirmed", async () => {
  const corpus = await given.corpusOf(Array.from({ length: 1_001 }, (_, index) => `query ${index}`));
  const body = { corpus: corpus.extId };

  expect(await start(body)).toMatchObject({ status: 409, body: { detail: expect.stringContaining("1,001") } });
  expect((await start({ ...body, confirmedCount: 1_000 })).status).toBe(409);
  const { jobId } = JobStarted.parse((await start({ ...body, limit: 1_001, confirmedCount: 1_001 })).body);
  await db.jobRun.update({ where: { id: jobId }, data: { state: "cancelled" } });
});

test.each([
  ["an unknown corpus", { corpus: randomUUID() }, 404],
  ["an unknown endpoint", { endpoint: randomUUID() }, 404],
  ["the environment's endpoint, which is not set", { endpoint: "environment" }, 404],
  ["a wrong filter", { filter: "gate:x" }, 422],
  ["a limit of none", { limit: 0 }, 422],
  ["nothing that matches", { filter: "tokens:>5" }, 409],
])("%s is refused", async (_, more, status) => {
  const corpus = await given.corpusOf(["lamp"]);

  expect((await start({ corpus: corpus.extId, ...more })).status).toBe(status);
});

test("what the person reviews blind is neither counted nor judged", async () => {
  const corpus = await given.corpusOf(QUERIES);
  const [first = ""] = corpus.trajectories;
  const owner = await db.person.findFirstOrThrow({ where: { role: "owner" } });
  await givenQueue(given.lead, corpus, { filter: `id:${first}`, reviewers: [owner.extId], overlap: 1 });

  expect((await preview({ corpus: corpus.extId })).body).toMatchObject({ matching: 3, judging: 3 });
  const round = await judged({ corpus: corpus.extId });

  expect(await db.rejudgement.count({ where: { round } })).toBe(3);
});

test("a trajectory tells what other judges said, newest first", async () => {
  const corpus = await given.corpusOf(["lamp"]);
  const [id = ""] = corpus.trajectories;
  await judged({ corpus: corpus.extId });
  await judged({ corpus: corpus.extId, again: true });

  const { items, all, isHidden } = RejudgementList.parse(await listRejudgements(given.lead, { id }));

  expect(isHidden).toBe(false);
  expect(items).toHaveLength(2);
  expect(all).toBe(2);
  expect(items[0]).toMatchObject({ model: endpoint.model, rubric: RUBRIC.version, gate: 5, state: "scored", tries: 1 });
  expect(Number(items[0]?.id)).toBeGreaterThan(Number(items[1]?.id));
});

test("who reviews it blind for the judge is told nothing of other judges, not even that there are any", async () => {
  const corpus = await given.corpusOf(["lamp", "sofa"]);
  const [lamp = "", sofa = ""] = corpus.trajectories;
  await judged({ corpus: corpus.extId });
  const reviewer = await givenContext(db, "researcher");
  const more = { reviewers: [reviewer.person.extId], overlap: 1 };
  await givenQueue(given.lead, corpus, { ...more, filter: `id:${lamp}`, hidden: ["judge"] });
  await givenQueue(given.lead, corpus, { ...more, filter: `id:${sofa}`, hidden: ["outcome"] });

  expect(await listRejudgements(reviewer, { id: lamp })).toEqual({ items: [], all: 0, isHidden: true });
  expect((await listRejudgements(reviewer, { id: sofa })).items).toHaveLength(1);
  expect((await listRejudgements(given.lead, { id: lamp })).items).toHaveLength(1);

  // Who was told has seen a judge, as by opening it.
  await sightsNoted(db);
  const people = { in: [reviewer.person.id, given.lead.person.id] };
  const seen = await db.sighting.findMany({
    where: { corpusId: corpus.id, personId: people, layers: { has: "judge" } },
  });
  expect(seen.map(({ personId }) => personId).toSorted()).toEqual(people.in.toSorted());
  expect(new Set(seen.map(({ trajectoryId }) => trajectoryId)).size).toBe(2);
});

test("what judges said goes with its corpus", async () => {
  const corpus = await given.corpusOf(["lamp"]);
  await judged({ corpus: corpus.extId });

  await db.corpus.delete({ where: { id: corpus.id } });

  expect(await db.rejudgement.count({ where: { corpusId: corpus.id } })).toBe(0);
});

test("a lost key file is told before anything is counted or started", async () => {
  const corpus = await given.corpusOf(["lamp"]);
  await rm(join(home, KEY_FILE));

  for (const answer of [await preview({ corpus: corpus.extId }), await start({ corpus: corpus.extId })])
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining("cannot be opened") } });
});
