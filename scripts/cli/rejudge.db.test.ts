import { afterAll, beforeAll, expect, test } from "vitest";
import { RejudgeResult } from "@/lib/contract/rejudge";
import { givenRounds } from "@/lib/jobs/fixtures/given-rounds";
import { gateReply, givenJudge } from "@/lib/services/judge-client/fixtures/given-judge";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { givenAssay } from "./given-assay";

const home = await temporaryFolder();
const given = await givenRounds(home);
const { assay } = givenAssay("rejudge");
const judge = await givenJudge(async ({ authorization }) => {
  if (authorization?.includes("wrong")) return { kind: "status", status: 401 };
  if (!authorization?.includes("taken")) return gateReply(2);

  await given.db.jobRun.updateMany({
    where: { state: "running" },
    data: { workerId: "another", heartbeatAt: new Date() },
  });
  return { kind: "silent" };
});

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(async () => {
  await judge.close();
  await given.db.$disconnect();
});

test("it judges what matches within the limit, and prints the result as one line of JSON", async () => {
  const corpus = await given.corpusOf(["lamp", "sofa", "desk"]);
  const { name, model } = await given.givenEndpoint({ baseUrl: judge.baseUrl });

  const { code, out, err } = await assay(
    ...["rejudge", "--corpus", corpus.name, "--endpoint", name, "--limit", "2", "--json"],
  );

  expect(code).toBe(0);
  expect(RejudgeResult.parse(JSON.parse(out))).toMatchObject({ scored: 2, failed: 0, promptTokens: 2_000 });
  expect(err).toContain(`2 to judge by ${model} (0 judged before)`);
  expect(await given.db.rejudgement.count({ where: { corpusId: corpus.id } })).toBe(2);
});

test("without --json it prints counts, tokens and cost for people", async () => {
  const corpus = await given.corpusOf(["lamp"]);
  const { name } = await given.givenEndpoint({ baseUrl: judge.baseUrl });

  const { out, err } = await assay("rejudge", "--corpus", corpus.name, "--endpoint", name);

  // 3,072 tokens of a reply at $10 a million and some of input at $2 come to between three and four cents.
  expect(err).toMatch(/input tokens, about \$0\.03 with the longest replies\n/);
  expect(out).toBe("1 judged, 0 failed\ntokens: 1,000 in, 50 out\ncost: $0.0025\n");
});

test("a refused key ends it with exit code 3, the sentence, and without the key", async () => {
  const corpus = await given.corpusOf(["lamp"]);
  const { name } = await given.givenEndpoint({ baseUrl: judge.baseUrl, key: "sk-wrong-key" });

  const { code, out, err } = await assay("rejudge", "--corpus", corpus.name, "--endpoint", name);

  expect(code).toBe(3);
  expect(err).toContain("The endpoint answered 401. It does not accept the key.");
  expect(out + err).not.toContain("sk-wrong-key");
});

test("a round that the worker took over meanwhile is told", async () => {
  const corpus = await given.corpusOf(["lamp"]);
  const { name } = await given.givenEndpoint({ baseUrl: judge.baseUrl, key: "sk-taken-key" });

  const { code, err } = await assay("rejudge", "--corpus", corpus.name, "--endpoint", name);

  expect(err).toMatch(/\nThe round goes on in the background\.\n$/);
  expect(code).toBe(3);
});

test.each([
  ["no corpus", ["--endpoint", "x"], 2, "--corpus is missing"],
  ["a wrong filter", ["--corpus", "x", "--endpoint", "x", "--filter", "gate:x"], 2, "gate"],
  ["a limit that is no number", ["--corpus", "x", "--endpoint", "x", "--limit", "few"], 2, "no number for --limit"],
  ["an unknown corpus", ["--corpus", "no such", "--endpoint", "x"], 3, "no corpus “no such”"],
])("%s is told", async (_, args, code, words) => {
  const answer = await assay("rejudge", ...args);

  expect(answer.code).toBe(code);
  expect(answer.err).toContain(words);
});

test("an unknown endpoint is told with those there are", async () => {
  const corpus = await given.corpusOf(["lamp"]);
  const { name } = await given.givenEndpoint({ baseUrl: judge.baseUrl });

  const { code, err } = await assay("rejudge", "--corpus", corpus.name, "--endpoint", "another");

  expect(code).toBe(3);
  expect(err).toContain(`“${name}”`);
});
