import { afterAll, afterEach, expect, test } from "vitest";
import { RUBRIC } from "@/lib/judge/rubric";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { getJob } from "@/lib/services/jobs/get-job";
import { gateReply, givenJudge, type JudgeRequest, type Turn } from "@/lib/services/judge-client/fixtures/given-judge";
import { removeEndpoint } from "@/lib/services/judge-endpoints/remove-endpoint";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { givenClock, givenRounds, PLANTED_KEY, queryIn } from "./fixtures/given-rounds";
import { recoverJobs } from "./recover-jobs";
import { createWorkerId } from "./worker-id";

const given = await givenRounds(await temporaryFolder());
const { db, lead, logged } = given;
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((judge) => judge.close()));
});
afterAll(() => db.$disconnect());

const QUERIES = ["lamp", "sofa", "desk", "chair", "rug", "shelf"];

async function judgeThat(turn: (request: JudgeRequest, count: number) => Turn | Promise<Turn>) {
  const judge = await givenJudge(turn);
  open.push(judge);

  return judge;
}

const stored = (round: string) => db.rejudgement.findMany({ where: { round }, orderBy: { trajectoryId: "asc" } });
const jobOf = (id: string) => getJob(lead, { id });

test("a round asks about every match once and stores the answers beside the original judgement", async () => {
  const judge = await judgeThat(({ user }) => gateReply(queryIn(user) === "lamp" ? 5 : 2, "Gate 2 failed: nothing"));
  const corpus = await given.corpusOf(QUERIES);
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  const before = await db.$queryRaw`select * from trajectory where corpus_id = ${corpus.id} order by id`;

  const round = await given.start(corpus, endpoint);
  expect(await given.run(round)).toBe("done");

  expect(judge.requests.map(({ user }) => queryIn(user)).toSorted()).toEqual(QUERIES.toSorted());
  expect(judge.requests[0]).toMatchObject({ system: RUBRIC.text, authorization: `Bearer ${PLANTED_KEY}` });
  expect(judge.requests[0]?.user).toContain("THINKING: I look for ");
  const rows = await stored(round);
  expect(rows.map(({ gate }) => gate)).toEqual([5, 2, 2, 2, 2, 2]);
  expect(rows[0]).toMatchObject({
    endpoint: endpoint.name,
    model: endpoint.model,
    rubric: RUBRIC.version,
    formatter: "all-steps-log",
    state: "scored",
    score: expect.closeTo(0.9, 5),
    explanation: "Gate 2 failed: nothing",
    promptTokens: 1_000,
    completionTokens: 50,
    costUsd: 0.0025,
    tries: 1,
  });
  expect(await jobOf(round)).toMatchObject({
    done: 6,
    total: 6,
    result: { scored: 6, failed: 0, promptTokens: 6_000, completionTokens: 300, costUsd: expect.closeTo(0.015, 9) },
  });
  expect(await db.$queryRaw`select * from trajectory where corpus_id = ${corpus.id} order by id`).toEqual(before);
});

test("garbage is stored as failed with its reason and its tokens, counted apart, and asked again next time", async () => {
  const judge = await judgeThat(({ user }) =>
    queryIn(user) === "sofa" ? { kind: "reply", text: "A fine agent!" } : gateReply(1),
  );
  const corpus = await given.corpusOf(QUERIES);
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl });

  const round = await given.start(corpus, endpoint);
  expect(await given.run(round)).toBe("done");

  expect((await stored(round))[1]).toMatchObject({
    state: "failed",
    score: null,
    gate: null,
    reason: expect.stringContaining("no readable JSON"),
    promptTokens: 3_000,
    tries: 3,
  });
  expect((await jobOf(round)).result).toMatchObject({ scored: 5, failed: 1 });
  const next = await given.start(corpus, endpoint);
  expect((await jobOf(next)).total).toBe(1);
  await cancelJob(lead, { id: next });
});

test("a cancelled round keeps what it has, says what it cost, and asks no more", async () => {
  const judge = await judgeThat((_, count) => (count <= 3 ? gateReply(3) : { kind: "silent" }));
  const corpus = await given.corpusOf(QUERIES);
  const round = await given.start(corpus, await given.givenEndpoint({ baseUrl: judge.baseUrl, concurrency: 1 }));

  const running = given.run(round);
  await expect.poll(() => judge.requests.length, { timeout: 20_000 }).toBe(4);
  await cancelJob(lead, { id: round });

  expect(await running).toBe("cancelled");
  expect(await stored(round)).toHaveLength(3);
  expect((await jobOf(round)).result).toMatchObject({ scored: 3, failed: 0, promptTokens: 3_000 });
  expect(judge.requests).toHaveLength(4);
});

test("a round whose worker died goes on without asking again what was judged", async () => {
  let isStuck = true;
  const judge = await judgeThat((_, count) => (isStuck && count > 2 ? { kind: "silent" } : gateReply(4)));
  const corpus = await given.corpusOf(QUERIES);
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl, concurrency: 1 });
  // Asked for again, so that nothing but the round says what was judged.
  const round = await given.start(corpus, endpoint, { again: true });
  const worker = new AbortController();
  const running = given.run(round, givenClock(), worker.signal);
  await expect.poll(() => judge.requests.length, { timeout: 20_000 }).toBe(3);

  // As if the process was gone: its claim is a dead one's, and it writes nothing more.
  const dead = createWorkerId().replace(`:${process.pid}:`, ":4194300:");
  await db.jobRun.update({ where: { id: round }, data: { workerId: dead } });
  expect(await recoverJobs(db)).toContain(round);
  worker.abort();
  expect(await running).toBe("interrupted");
  isStuck = false;
  expect(await given.run(round)).toBe("done");

  const asked = judge.requests.map(({ user }) => queryIn(user));
  expect(asked).toHaveLength(QUERIES.length + 1);
  expect(asked.slice(3).filter((query) => asked.slice(0, 2).includes(query))).toEqual([]);
  expect(await stored(round)).toHaveLength(QUERIES.length);
  expect(await jobOf(round)).toMatchObject({ done: 6, result: { scored: 6 } });
});

test("a refused key stops the round with one sentence", async () => {
  const judge = await judgeThat(() => ({ kind: "status", status: 401 }));
  const corpus = await given.corpusOf(QUERIES);
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl, concurrency: 1 });
  const round = await given.start(corpus, endpoint);

  expect(await given.run(round)).toBe("failed");

  expect((await jobOf(round)).error).toBe(
    `“${endpoint.name}” refused. The endpoint answered 401. It does not accept the key. Enter another one in the settings. What was judged stays.`,
  );
  expect(judge.requests).toHaveLength(1);
  expect(await stored(round)).toEqual([]);
});

test("one text that the model refuses is failed; a model that refuses all of them stops the round", async () => {
  let isWrong = false;
  const judge = await judgeThat(({ user }) =>
    isWrong || queryIn(user) === "rug" ? { kind: "status", status: 400 } : gateReply(2),
  );
  const corpus = await given.corpusOf(QUERIES);
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl, concurrency: 1 });
  const round = await given.start(corpus, endpoint);
  expect(await given.run(round)).toBe("done");
  expect((await jobOf(round)).result).toMatchObject({ scored: 5, failed: 1 });

  isWrong = true;
  const wrong = await given.start(corpus, endpoint, { again: true });
  expect(await given.run(wrong)).toBe("failed");
  expect((await jobOf(wrong)).error).toContain(
    "judged none of 5 trajectories in a row. At the last: The endpoint answered 400.",
  );
  expect(await stored(wrong)).toHaveLength(5);
});

test("texts that the model refuses are asked last by the next round, and never end one that has answers", async () => {
  const queries = Array.from({ length: 24 }, (_, index) => `query ${index}`);
  const isRefused = (query: string) => Number(query.split(" ")[1]) % 4 !== 0;
  const judge = await judgeThat(({ user }) =>
    isRefused(queryIn(user)) ? { kind: "status", status: 400 } : gateReply(2),
  );
  const corpus = await given.corpusOf(queries);
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl, concurrency: 1 });

  // A round may end before it met the first text that is answered; the next begins after those that were refused.
  for (let rounds = 0; rounds < 6; rounds += 1) await given.run(await given.start(corpus, endpoint));

  expect(await db.rejudgement.count({ where: { model: endpoint.model, state: "scored", corpusId: corpus.id } })).toBe(
    6,
  );
});

test("an endpoint that is away stops the round instead of failing the whole corpus", async () => {
  const judge = await judgeThat(() => ({ kind: "status", status: 503 }));
  const corpus = await given.corpusOf([...QUERIES, "bed", "vase", "mirror"]);
  const round = await given.start(corpus, await given.givenEndpoint({ baseUrl: judge.baseUrl, concurrency: 1 }));

  expect(await given.run(round)).toBe("failed");

  expect(judge.requests).toHaveLength(25);
  expect((await jobOf(round)).error).toContain("The endpoint answered 503.");
});

test("requests keep to the limit of the endpoint whatever the concurrency", async () => {
  const clock = givenClock();
  const sentAt: number[] = [];
  const judge = await judgeThat((_, count) => {
    sentAt.push(clock.now());
    return count % 4 === 0 ? { kind: "status", status: 500 } : gateReply(1);
  });
  const corpus = await given.corpusOf(Array.from({ length: 30 }, (_, index) => `query ${index}`));
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl, concurrency: 8, requestsPerMinute: 10 });

  expect(await given.run(await given.start(corpus, endpoint), clock)).toBe("done");

  expect(sentAt.length).toBeGreaterThan(30);
  // Ten a minute is one in six seconds: before the k-th arrives, k of them have been waited for.
  expect(sentAt.filter((at, count) => at < count * 6_000)).toEqual([]);
});

test("an endpoint that was removed or changed meanwhile stops the round with a sentence", async () => {
  const judge = await judgeThat(() => gateReply(1));
  const corpus = await given.corpusOf(["lamp"]);
  const removed = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  const changed = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  const first = await given.start(corpus, removed);
  await removeEndpoint(given.admin, { id: removed.id });
  expect(await given.run(first)).toBe("failed");
  const second = await given.start(corpus, changed);
  await db.judgeEndpoint.update({ where: { extId: changed.id }, data: { model: "another" } });
  expect(await given.run(second)).toBe("failed");

  expect((await jobOf(first)).error).toContain("no such judge endpoint");
  expect((await jobOf(second)).error).toContain("model or the rubric changed");
  expect(judge.requests).toEqual([]);
});

test("the key is in no row of a job, no answer that was stored, no audit entry and no line of the log", async () => {
  const tables = await Promise.all([
    db.jobRun.findMany({ where: { kind: "rejudge" } }),
    db.rejudgement.findMany(),
    db.audit.findMany(),
  ]);

  expect(tables.map((rows) => rows.length > 0)).toEqual([true, true, true]);
  expect(logged.length).toBeGreaterThan(0);
  const bigintText = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);
  expect([JSON.stringify(tables, bigintText), ...logged].join("\n")).not.toContain("Planted");
});
