import { afterAll, afterEach, expect, test } from "vitest";
import { getJob } from "@/lib/services/jobs/get-job";
import { gateReply, givenJudge, type Turn } from "@/lib/services/judge-client/fixtures/given-judge";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { givenClock, givenRounds, queryIn } from "./fixtures/given-rounds";

const given = await givenRounds(await temporaryFolder());
const { db, lead } = given;
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((judge) => judge.close()));
});
afterAll(() => db.$disconnect());

const REFUSED: Turn = { kind: "status", status: 400 };
const GARBAGE: Turn = { kind: "reply", text: "A fine agent!" };
const BUSY: Turn = { kind: "status", status: 503 };
const ERROR_UNDER_200: Turn = { kind: "body", body: '{"error": {"code": 1}}' };
const PAGE: Turn = { kind: "body", body: "<!doctype html><title>Sign in</title>" };

/**
 * Rows that are asked about one at a time.
 *
 * @param turn - decides a request by its place: that of its row in the order in which rows were first asked about, from 0
 */
async function givenRow(rows: number, turn: (place: number, requests: number) => Turn) {
  const met: string[] = [];
  const judge = await givenJudge(({ user }, requests) => {
    const query = queryIn(user);
    if (!met.includes(query)) met.push(query);

    return turn(met.indexOf(query), requests);
  });
  open.push(judge);
  const corpus = await given.corpusOf(Array.from({ length: rows }, (_, index) => `query ${index}`));
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl, concurrency: 1 });

  return { corpus, endpoint, requests: judge.requests };
}

test("what a model failed on is asked about in turn, so that no round begins with the same refused texts", async () => {
  let isMended = false;
  const { corpus, endpoint } = await givenRow(24, (place) => {
    if (place < 10) return gateReply(2);
    if (place < 22) return REFUSED;
    return isMended ? gateReply(3) : GARBAGE;
  });
  expect(await given.run(await given.start(corpus, endpoint))).toBe("done");
  isMended = true;

  // Ten of the refused stand before the two that can be judged by now: two rounds end after five of them each.
  const ends = [];
  for (let rounds = 0; rounds < 3; rounds += 1) ends.push(await given.run(await given.start(corpus, endpoint)));

  expect(ends).toEqual(["failed", "failed", "done"]);
  expect(await db.rejudgement.count({ where: { model: endpoint.model, state: "scored" } })).toBe(12);
});

test("a round that goes on remembers that its judge replies: refused texts do not end it", async () => {
  let isStuck = true;
  const { corpus, endpoint, requests } = await givenRow(17, (place, count) => {
    if (isStuck && count === 18) return { kind: "silent" };
    return place >= 1 && place <= 10 ? REFUSED : gateReply(2);
  });
  // One that is judged and ten that are refused, which come last from then on; six wait.
  expect(await given.run(await given.start(corpus, endpoint, { limit: 11 }))).toBe("done");
  const round = await given.start(corpus, endpoint);
  const worker = new AbortController();
  const running = given.run(round, givenClock(), worker.signal);
  // After the six, at the first of those that are refused.
  await expect.poll(() => requests.length, { timeout: 20_000 }).toBe(18);
  worker.abort();
  expect(await running).toBe("interrupted");
  isStuck = false;

  expect(await given.run(round)).toBe("done");
  expect((await getJob(lead, { id: round })).result).toMatchObject({ scored: 6, failed: 10 });
});

test.each([
  ["an error under status 200", ERROR_UNDER_200],
  ["an answer over the limit", { kind: "huge" }],
] as const)("%s, as of a text that is too long, ends no round that has answers", async (_, turn) => {
  const { corpus, endpoint } = await givenRow(8, (place) => (place < 2 ? gateReply(2) : turn));
  const round = await given.start(corpus, endpoint);

  expect(await given.run(round)).toBe("done");

  expect((await getJob(lead, { id: round })).result).toMatchObject({ scored: 2, failed: 6 });
});

test.each([
  ["leads to a web page", PAGE, 15],
  ["stays busy", BUSY, 25],
])("an endpoint that had answers and then %s stops the round after five trajectories", async (_, turn, asked) => {
  const { corpus, endpoint, requests } = await givenRow(9, (place) => (place < 2 ? gateReply(2) : turn));
  const round = await given.start(corpus, endpoint);

  expect(await given.run(round)).toBe("failed");

  expect(requests).toHaveLength(2 + asked);
});

test.each([
  ["a web page", () => PAGE, 15],
  ["a web page now and then, and is busy else", (count: number) => (count % 5 === 0 ? PAGE : BUSY), 25],
  ["an error under status 200", () => ERROR_UNDER_200, 15],
])("an address that answers with %s stops the round after five trajectories", async (_, turn, asked) => {
  const { corpus, endpoint, requests } = await givenRow(9, (__, count) => turn(count));
  const round = await given.start(corpus, endpoint);

  expect(await given.run(round)).toBe("failed");

  expect((await getJob(lead, { id: round })).error).toContain("judged none of 5 trajectories in a row. At the last: ");
  expect(await db.rejudgement.count({ where: { round } })).toBe(5);
  expect(requests).toHaveLength(asked);
});
