import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import { RejudgeResult } from "@/lib/contract/rejudge";
import { givenRounds, judgedRecord, queryIn } from "@/lib/jobs/fixtures/given-rounds";
import { RUBRIC } from "@/lib/judge/rubric";
import { getJob } from "@/lib/services/jobs/get-job";
import { gateReply, givenJudge, type JudgeRequest, type Turn } from "@/lib/services/judge-client/fixtures/given-judge";
import { type GivenCorpus, type GivenTrajectory, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { previewRejudge } from "./preview-rejudge";

const given = await givenRounds(await temporaryFolder());
const { db, lead } = given;
/** Counts a token for three characters of what it was sent; what begins with "twice" it answers at the second try only. */
const judge = await givenJudge((request) => {
  const isFirst = judge.requests.filter(({ user }) => user === request.user).length === 1;

  return isFirst && queryIn(request.user).startsWith("twice") ? counted("A fine agent!", request, 550) : gated(request);
});
afterAll(async () => {
  await judge.close();
  await db.$disconnect();
});

function counted(text: string, { system, user }: JudgeRequest, completion: number): Turn {
  return { kind: "reply", text, tokens: [Math.round((system.length + user.length) / 3), completion] };
}

function gated(request: JudgeRequest): Turn {
  const reply = gateReply(2);

  return reply.kind === "reply" ? counted(reply.text, request, 50) : reply;
}

/** A record of 40 steps. */
function longRecord(query: string): GivenTrajectory {
  const thought = `I look for ${query} at the next of many shops. `.repeat(20);
  const step = { completion: { message: { think: thought, tool_call: [] } }, extra_info: { query } };

  return { query, raw: JSON.stringify(Array.from({ length: 40 }, () => step)) };
}

const named = (name: string, rows: number): string[] => Array.from({ length: rows }, (_, row) => `${name} ${10 + row}`);
const previewOf = (corpus: GivenCorpus, endpoint: JudgeEndpoint, limit?: number) =>
  previewRejudge(lead, {
    ...{ corpus: corpus.extId, filter: "", endpoint: endpoint.id, again: false },
    ...(limit === undefined ? {} : { limit }),
  });

async function judged(corpus: GivenCorpus, endpoint: JudgeEndpoint): Promise<RejudgeResult> {
  const id = await given.start(corpus, endpoint);
  expect(await given.run(id)).toBe("done");

  return RejudgeResult.parse((await getJob(lead, { id })).result);
}

test("long texts cost what they come to, also where the model has answered about short ones alone", async () => {
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  const short = await judged(await given.corpusOf(named("query", 20)), endpoint);
  const long = await givenCorpus(db, named("query", 10).map(longRecord));

  const preview = await previewOf(long, endpoint);
  const result = await judged(long, endpoint);

  expect((result.promptTokens ?? 0) / (short.promptTokens ?? 0)).toBeGreaterThan(4);
  expect(preview.basis).toEqual({ texts: 10, answers: 20 });
  expect(preview.promptTokens / (result.promptTokens ?? 0)).toBeCloseTo(1, 2);
  expect((preview.costUsd ?? 0) / (result.costUsd ?? 0)).toBeCloseTo(1, 2);
});

test("tries that brought nothing are no part of what one try is estimated at", async () => {
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  await judged(await given.corpusOf([...named("twice", 20), ...named("query", 20)]), endpoint);
  const next = await given.corpusOf(named("query", 10));

  const preview = await previewOf(next, endpoint);
  const result = await judged(next, endpoint);

  // Half of the earlier answers used 600 tokens in their two tries, the others 50 in one.
  expect(preview).toMatchObject({ basis: { texts: 10, answers: 20 }, completionTokens: 10 * 50 });
  expect(preview.promptTokens / (result.promptTokens ?? 0)).toBeCloseTo(1, 2);
});

test("what is judged last counts where it is judged, and not where a limit leaves it out", async () => {
  const endpoint = await given.givenEndpoint({ baseUrl: judge.baseUrl });
  const corpus = await givenCorpus(db, [...named("short", 20).map(judgedRecord), ...named("long", 80).map(longRecord)]);
  await db.$executeRaw`insert into rejudgement
      (corpus_id, trajectory_id, round, endpoint, model, rubric, formatter, state, reason, tries, at)
    select corpus_id, id, ${randomUUID()}::uuid, ${endpoint.name}, ${endpoint.model}, ${RUBRIC.version}, 'all-steps-log',
      'failed', 'made up', 1, now() from trajectory where corpus_id = ${corpus.id} 
        and ext_id = any(${corpus.trajectories.slice(20)}::uuid[])`;

  const limited = await previewOf(corpus, endpoint, 20);
  const whole = await previewOf(corpus, endpoint);

  const ofShort = limited.promptTokens / 20;
  expect(ofShort).toBeLessThan((RUBRIC.text.length + 1_000) / 4);
  // Four of five texts are long, over four times as long as a short one. Of 20 by chance 7 or fewer are that once in two
  // million times, by the hypergeometric distribution.
  expect(whole.promptTokens / 100).toBeGreaterThan(ofShort * (1 + (3 * 8) / 20));
});
