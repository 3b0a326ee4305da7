import { afterEach, expect, test } from "vitest";
import type { OpenEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import { askJudge, MOST_TRIES, MOST_UNREADABLE } from "./ask-judge";
import { givenEndpoint } from "./fixtures/given-endpoint";
import { gateReply, givenJudge, type Turn } from "./fixtures/given-judge";
import { createTokenBucket } from "./token-bucket";

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((judge) => judge.close()));
});

/** Asks a judge that takes these turns, the last one again and again; sleeping takes no time and is noted. */
async function asked(turns: readonly Turn[], given: Partial<OpenEndpoint> = {}, signal = new AbortController().signal) {
  const judge = await givenJudge((_, count) => turns[Math.min(count, turns.length) - 1] ?? { kind: "silent" });
  opened.push(judge);
  const slept: number[] = [];
  let nowMs = 0;
  const tools = {
    now: () => nowMs,
    sleep: async (ms: number) => {
      slept.push(ms);
      nowMs += ms;
    },
    random: () => 1,
  };
  const endpoint = givenEndpoint({ baseUrl: judge.baseUrl, ...given });
  const bucket = createTokenBucket(endpoint.requestsPerMinute, tools);
  const answer = await askJudge({ system: "the rubric", user: "the trajectory" }, { endpoint, bucket, tools, signal });

  return { answer, slept, requests: judge.requests };
}

test("a judge is asked once, as its protocol says, and its answer is read", async () => {
  const { answer, requests } = await asked([gateReply(4, "Gate 4 failed: a single pick")]);

  expect(answer).toEqual({
    kind: "scored",
    score: 0.7,
    gate: 4,
    explanation: "Gate 4 failed: a single pick",
    tries: 1,
    usage: { promptTokens: 1_000, completionTokens: 50 },
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    path: "/v1/chat/completions",
    authorization: "Bearer sk-planted-key",
    system: "the rubric",
    user: "the trajectory",
    body: { model: "made-up-1", temperature: 0, max_tokens: 3_072, stream: false },
  });
});

test("an endpoint without a key is sent none", async () => {
  const { requests } = await asked([gateReply(1)], { authorize: () => undefined });

  expect(requests[0]?.authorization).toBeUndefined();
});

test("429 is tried again, not before the endpoint said", async () => {
  const { answer, slept } = await asked([
    { kind: "status", status: 429, headers: { "retry-after": "7" } },
    gateReply(5),
  ]);

  expect(answer).toMatchObject({ kind: "scored", gate: 5, tries: 2 });
  expect(slept[0]).toBe(7_000);
});

test.each([408, 500, 502, 503, 504])("%i is tried again with a growing wait", async (status) => {
  const { answer, slept } = await asked([{ kind: "status", status }, { kind: "status", status }, gateReply(2)]);

  expect(answer).toMatchObject({ kind: "scored", gate: 2, tries: 3 });
  expect(slept).toEqual([1_000, 2_000]);
});

test.each([["reset"], ["cut"]] as const)("a connection that is cut (%s) is tried again", async (kind) => {
  const { answer } = await asked([{ kind }, gateReply(3)]);

  expect(answer).toMatchObject({ kind: "scored", gate: 3, tries: 2 });
});

test("an endpoint that does not answer in time is tried again", async () => {
  const { answer } = await asked([{ kind: "silent" }, gateReply(3)], { timeoutMs: 150 });

  expect(answer).toMatchObject({ kind: "scored", gate: 3, tries: 2 });
});

test("an endpoint that stays silent is a failed judgement with the reason, after a bound of tries", async () => {
  const { answer, requests } = await asked([{ kind: "status", status: 503 }]);

  expect(answer).toEqual({
    kind: "failed",
    reason: "5 tries; the last: The endpoint answered 503.",
    isSilent: true,
    isOfText: false,
    tries: MOST_TRIES,
    usage: { promptTokens: undefined, completionTokens: undefined },
  });
  expect(requests).toHaveLength(MOST_TRIES);
});

test.each([
  ["prose", { kind: "reply", text: "I would give this a good mark." }, "no readable JSON object", false, false],
  ["an empty reply", { kind: "reply", text: "" }, "empty", false, false],
  [
    "a reply that ran into its limit",
    { kind: "reply", text: "<think>so many", isCut: true },
    "after 3,072 tokens",
    false,
    false,
  ],
  ["no JSON at all", { kind: "body", body: "<html>" }, "not that of a chat endpoint", true, false],
  [
    "an error under status 200",
    { kind: "body", body: '{"error": {"code": 1}}' },
    "not that of a chat endpoint",
    true,
    true,
  ],
  ["a body without an end", { kind: "huge" }, "larger than 1,024 KB", true, true],
] as const)(
  "%s is asked again a few times and is then failed, never a zero",
  async (_, turn, reason, isSilent, isOfText) => {
    const { answer, requests } = await asked([turn]);

    expect(answer).toMatchObject({ kind: "failed", isSilent, isOfText, tries: MOST_UNREADABLE });
    expect(answer).not.toHaveProperty("score");
    expect(answer.kind === "failed" && answer.reason).toContain(reason);
    expect(requests).toHaveLength(MOST_UNREADABLE);
  },
);

test("a reply among the tries shows that a chat is there, whatever the last one brought", async () => {
  const { answer } = await asked([
    { kind: "reply", text: "hm" },
    { kind: "status", status: 503 },
  ]);

  expect(answer).toMatchObject({ kind: "failed", isSilent: false, tries: MOST_TRIES });
});

test("garbage and then a judgement is a judgement, and every try's tokens count", async () => {
  const { answer } = await asked([{ kind: "reply", text: "hm", tokens: [900, 5] }, gateReply(1)]);

  expect(answer).toMatchObject({ kind: "scored", usage: { promptTokens: 1_900, completionTokens: 55 }, tries: 2 });
});

test("a reply that was cut after its score is read", async () => {
  const text = '{"reasoning_quality": 0.5, "explanation": "Gate 3 fai';
  const { answer } = await asked([{ kind: "reply", text, isCut: true }]);

  expect(answer).toMatchObject({ kind: "scored", gate: 3, tries: 1 });
});

test.each([
  [400, "name of the model"],
  [401, "does not accept the key"],
  [403, "may not use this model"],
  [404, "no such address or model"],
  [422, "Look into its own log"],
])("%i is told in one sentence and not tried again", async (status, words) => {
  const { answer, requests } = await asked([{ kind: "status", status }]);

  expect(answer).toMatchObject({ kind: "refused" });
  expect(answer.kind === "refused" && answer.sentence).toContain(words);
  expect(JSON.stringify(answer)).not.toContain("planted");
  expect(requests).toHaveLength(1);
});

test("a redirection is not followed: the key goes nowhere else", async () => {
  const elsewhere = await givenJudge(() => gateReply(5));
  opened.push(elsewhere);
  const headers = { location: `${elsewhere.baseUrl}/chat/completions` };

  const { answer } = await asked([{ kind: "status", status: 307, headers }]);

  expect(answer).toMatchObject({ kind: "refused", sentence: expect.stringContaining("not followed") });
  expect(elsewhere.requests).toEqual([]);
});

test("an address where nothing listens is failed with that reason", async () => {
  const gone = await givenJudge(() => gateReply(1));
  await gone.close();

  const { answer } = await asked([gateReply(1)], { baseUrl: gone.baseUrl });

  expect(answer).toMatchObject({ kind: "failed", isSilent: true, reason: expect.stringContaining("Nothing listens") });
});

test("who cancels does not wait for the endpoint", async () => {
  const stop = new AbortController();
  const running = asked([{ kind: "silent" }], {}, stop.signal);
  await expect.poll(() => opened.length).toBe(1);

  stop.abort(new Error("cancelled"));

  await expect(running).rejects.toThrow("cancelled");
});
