import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Manifest } from "@/lib/contract/exports";
import { sql } from "@/lib/db/query-rows";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { home, installation } from "./fixtures/export-host";
import { writePreset } from "./fixtures/write-preset";
import { getExport } from "./get-export";
import { PSEUDONYM_KEY_FILE } from "./pseudonyms";
import { startExport } from "./start-export";

const { db } = installation;
const elsewhere = await temporaryFolder();
afterAll(() => db.$disconnect());

const user = { index: 0, role: "user", text: "Find a lamp.", claimed: [], logged: [] };
const says = (text: string) => [[user, { index: 1, role: "agent", text, claimed: [], logged: [] }]];
const ids = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map(({ metadata }) => Object(metadata).trajectory_id);

describe("which trajectories a preset takes", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [
    { query: "a", outcome: "success", approved: true },
    { query: "b", outcome: "fail" },
    { query: "c", outcome: "success" },
    { query: "d", outcome: "fail", label: "reject" },
    { query: "e", outcome: "unscored", approved: true },
    { query: "f", outcome: "success", label: "reject" },
  ]);
  const at = (...places: readonly number[]) => places.map((place) => corpus.trajectories[place]);

  test("sft takes what is approved and nothing else", async () => {
    expect(ids((await writePreset(ctx, { corpus: corpus.name, preset: "sft" })).rows)).toEqual(at(0, 4));
  });

  test("rejection takes approved successes, and names what it leaves out", async () => {
    const { rows, manifest } = await writePreset(ctx, {
      corpus: corpus.name,
      preset: "rejection",
      options: { mix: "0.25" },
    });

    expect(ids(rows)).toEqual(at(0));
    expect(manifest.skipped).toEqual([{ id: corpus.trajectories[4], reason: "Its outcome is no success." }]);
    expect(manifest.figures).toMatchObject({ mixRejection: 0.25, originalRowsForMix: 3 });
  });

  test("kto by outcome adds undecided ones that failed, by approval rejected ones, and counts both classes", async () => {
    const byOutcome = await writePreset(ctx, { corpus: corpus.name, preset: "kto" });
    const byApproval = await writePreset(ctx, { corpus: corpus.name, preset: "kto", options: { label: "approval" } });

    expect(ids(byOutcome.rows)).toEqual(at(0, 1));
    expect(byOutcome.rows.map(({ label }) => label)).toEqual([true, false]);
    expect(byOutcome.manifest.figures).toMatchObject({ desirable: 1, undesirable: 1, notApproved: 1 });
    expect(byOutcome.manifest.takes).toContain("some that nobody approved");
    expect(ids(byApproval.rows)).toEqual(at(0, 3, 4, 5));
    expect(byApproval.rows.map(({ label }) => label)).toEqual([true, false, true, false]);
    expect(byApproval.rows.map(({ metadata }) => Object(metadata).axis)).toEqual([
      "agentic",
      "reject",
      "agentic",
      "reject",
    ]);
  });
});

test("pairs are of one problem and harness, the approved better one first, and lines are counted apart from trajectories", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [
    { query: "a", run: "1", outcome: "fail", stepsJson: says("no") },
    { query: "a", run: "2", outcome: "success", approved: true, stepsJson: says("yes") },
    { query: "a", run: "3", outcome: "success", stepsJson: says("also yes") },
    { query: "b", run: "1", outcome: "success", approved: true, stepsJson: says("alone") },
    { query: "b", run: "2", outcome: "fail", stepsJson: [[user]], hasAgentTurn: false },
  ]);

  const { rows, manifest, text } = await writePreset(ctx, { corpus: corpus.name, preset: "preference" });

  expect(rows).toMatchObject([
    {
      prompt: [{ role: "user", content: "Find a lamp." }],
      chosen: [{ content: "yes" }],
      rejected: [{ content: "no" }],
      metadata: { chosen: { standing: "approved" }, rejected: { standing: "undecided" }, outcome_gap: 1 },
    },
  ]);
  expect(manifest).toMatchObject({ rows: 2, lines: 1, figures: { rejectedNotApproved: 1 } });
  expect((await writePreset(ctx, { corpus: corpus.name, preset: "preference" })).text).toBe(text);
});

test("what the rules could compare only in part is no worse side of anything but a success", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [
    { query: "a", run: "1", outcome: "partial", approved: true, stepsJson: says("half") },
    { query: "a", run: "2", outcome: "fail", stepsJson: says("no") },
    { query: "b", run: "1", outcome: "success", approved: true, stepsJson: says("yes") },
    { query: "b", run: "2", outcome: "fail", stepsJson: says("no more") },
  ]);
  const chosen = async () => {
    const { rows } = await writePreset(ctx, { corpus: corpus.name, preset: "preference" });
    return rows.map((row) => Object(row["chosen"])[0].content);
  };
  expect(await chosen()).toEqual(["half", "yes"]);

  await db.$executeRaw(
    sql`update trajectory set outcome_by = 'rules', rule = null where corpus_id = ${corpus.id} and outcome = 'fail'`,
  );
  expect(await chosen()).toEqual(["yes"]);
});

test("no pair is a refusal that says what to do", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [{ outcome: "success", approved: true }]);

  await expect(writePreset(ctx, { corpus: corpus.name, preset: "preference" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/has a worse one of the same problem and harness/),
  });
  const none = await givenCorpus(db, [{ outcome: "success" }, { outcome: "fail" }]);
  await expect(
    startExport(ctx, { corpus: none.extId, filter: "", preset: "preference", gzip: false }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a step names the reward spec of its problem and never tells it", async () => {
  const ctx = await givenContext(db, "admin", home);
  const claimed = [{ name: "find", args: { q: "lamp" }, requestor: "agent" }];
  const steps = [[user, ...[1, 2].map((index) => ({ index, role: "agent", text: "", claimed, logged: [] }))]];
  const corpus = await givenCorpus(db, [
    { query: "a", outcome: "success", approved: true, stepsJson: steps },
    { query: "b", outcome: "success", approved: true, stepsJson: steps },
  ]);
  const [first] = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { key: "asc" } });
  await db.problem.update({ where: { id: first?.id ?? 0 }, data: { reward: { product_id: "PLANTED-SPEC" } } });

  const { rows, text, manifest } = await writePreset(ctx, { corpus: corpus.name, preset: "step-rl" });

  expect(rows.map((row) => [row["step_index"], row["outcome_reward_spec"]])).toEqual([
    [1, `problem:${first?.key}`],
    [2, `problem:${first?.key}`],
    [1, null],
    [2, null],
  ]);
  expect(text).not.toContain("PLANTED-SPEC");
  expect(manifest).toMatchObject({ rows: 2, lines: 4 });
});

test("pseudonyms are equal for equal keys and other ones in another data folder; the manifest names the members and the key", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [
    { query: "a", approved: true, agent: "5F-miner-version" },
    { query: "b", approved: true, agent: "5F-miner-version" },
  ]);
  const asked = { corpus: corpus.name, preset: "sft", options: { keys: "pseudonyms" } } as const;

  const here = await writePreset(ctx, asked);
  const again = await writePreset(ctx, asked);
  const there = await writePreset({ ...ctx, home: elsewhere }, asked);

  const names = here.rows.map(({ metadata }) => Object(metadata).agent_version_id);
  expect(names[0]).toMatch(/^agent-[0-9a-f]{24}$/);
  expect(new Set(names).size).toBe(1);
  expect(here.text).not.toContain("5F-miner-version");
  expect(again.text).toBe(here.text);
  expect(there.text).not.toBe(here.text);
  expect(here.manifest.pseudonyms?.members).toContain("miner_hotkey");
  expect(here.manifest.pseudonyms?.keyFingerprint).not.toBe(there.manifest.pseudonyms?.keyFingerprint);
  expect((await stat(join(home, PSEUDONYM_KEY_FILE))).mode & 0o777).toBe(0o600);
  expect(JSON.stringify(here.manifest)).not.toContain((await readFile(join(home, PSEUDONYM_KEY_FILE), "utf8")).trim());
});

test("an export of the web keeps what was chosen and its manifest says it, with what was not chosen", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [{ approved: true }]);
  const asked = { corpus: corpus.extId, filter: "", preset: "sft", gzip: false } as const;
  await expect(startExport(ctx, { ...asked, options: { maxTokens: "0" } })).rejects.toMatchObject({ code: "INVALID" });

  const { exportId, jobId } = await startExport(ctx, { ...asked, options: { maxTokens: "5000" } });
  expect(await runToEnd(installation, jobId)).toBe("done");

  const { manifest } = await getExport(ctx, { id: exportId });
  expect(Manifest.parse(manifest)).toMatchObject({
    options: { maxTokens: "5000", calls: "all", keys: "plain" },
    takes: "Takes approved trajectories.",
    tokenizer: "Qwen3",
    lines: 1,
  });
});
