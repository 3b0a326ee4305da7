import { createHash, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { setLabel } from "@/lib/services/labels/set-label";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { installation } from "./fixtures/export-host";
import { writePreset } from "./fixtures/write-preset";

const { db } = installation;
afterAll(() => db.$disconnect());

test("beside its messages a row names where it comes from, each fact as its own", async () => {
  const ctx = await givenContext(db);
  const agent = `agent ${randomUUID()}`;
  const corpus = await givenCorpus(db, [
    {
      ...{ query: "a lamp", approved: true, agent, run: "night 7", rollout: 3, bucket: "shop", outcome: "partial" },
      ...{ format: "sn15", judge: "scored", score: 0.7 },
    },
    { query: "bare", approved: true, judge: "failed", score: 0 },
  ]);
  const { filterVersion, problems } = await db.corpus.findUniqueOrThrow({
    where: { id: corpus.id },
    select: { filterVersion: true, problems: { orderBy: { key: "asc" } } },
  });
  await db.agent.update({ where: { key: agent }, data: { version: "v-7", minerHotkey: "5Miner" } });
  await db.run.updateMany({
    where: { corpusId: corpus.id, name: "night 7" },
    data: { validatorHotkey: "5Validator", scoringVersion: "2026-05-04" },
  });

  const { rows, manifest } = await writePreset(ctx, { corpus: corpus.name, preset: "chat" });

  // Whose the outcome is is said of none that a source gave: its bytes are those of before.
  expect(rows.map(({ metadata }) => metadata)).toEqual([
    {
      trajectory_id: corpus.trajectories[0],
      problem_id: problems[0]?.key,
      bucket: "shop",
      miner_hotkey: "5Miner",
      agent_version_id: "v-7",
      validator_hotkey: "5Validator",
      reasoning_quality: expect.closeTo(0.7, 5),
      axis: "agentic",
      label_source: "filter",
      scoring_version: "2026-05-04",
      filter_version: filterVersion.hash,
      run: "night 7",
      rollout: 3,
      outcome: "partial",
      source_format: "sn15",
    },
    {
      ...{ trajectory_id: corpus.trajectories[1], problem_id: problems[1]?.key, bucket: null, miner_hotkey: null },
      ...{ agent_version_id: null, validator_hotkey: null, reasoning_quality: null, axis: "agentic" },
      ...{ label_source: "filter", scoring_version: null, filter_version: filterVersion.hash, run: "run" },
      ...{ rollout: null, outcome: "unscored", source_format: "sn15" },
    },
  ]);
  expect(manifest.filterVersion).toEqual({ name: filterVersion.name, hash: filterVersion.hash });

  await db.$executeRaw`update trajectory set outcome_by = 'rules' where corpus_id = ${corpus.id} and outcome = 'partial'`;
  const ruled = await writePreset(ctx, { corpus: corpus.name, preset: "chat" });
  expect(ruled.rows.map(({ metadata }) => metadata)).toMatchObject([
    { outcome: "partial", outcome_by: "rules" },
    { outcome: "unscored" },
  ]);
});

test("the label snapshot is a hash over label, source and approval of each row in order, and changes with a label alone", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    { query: "a", approved: true, verdict: "agentic" },
    { query: "b", approved: true, verdict: "sub_task", label: "agentic" },
  ]);
  const [first = "", second = ""] = corpus.trajectories;
  const snapshotOf = async () =>
    (await writePreset(ctx, { corpus: corpus.name, preset: "chat" })).manifest.labelSnapshot;
  const hashOf = (...lines: readonly string[]) =>
    createHash("sha256")
      .update(lines.map((line) => `${line}\n`).join(""))
      .digest("hex");

  const before = await snapshotOf();
  expect(before).toBe(hashOf(`${first}\tagentic\tfilter\tapproved`, `${second}\tagentic\tperson\tapproved`));
  expect(await snapshotOf()).toBe(before);
  await setLabel(ctx, { id: first, label: "agentic", expectedVersion: 1 });

  expect(await snapshotOf()).toBe(
    hashOf(`${first}\tagentic\tperson\tapproved`, `${second}\tagentic\tperson\tapproved`),
  );
});

test("half of a surrogate pair stands as U+FFFD, as in a release, and text that looks like one stays", async () => {
  const step = (index: number, role: string, text: string) => ({ index, role, text, claimed: [], logged: [] });
  const steps = [step(0, "user", "a \ud83d b"), step(1, "agent", "c \ude00 d \ud83d\ude00 e \\ud83d f")];
  const corpus = await givenCorpus(db, [{ approved: true }]);
  await db.$executeRaw`update trajectory_body set body = ${gzipSync(JSON.stringify(steps))}
    where corpus_id = ${corpus.id}`;

  const { rows, text } = await writePreset(await givenContext(db), { corpus: corpus.name, preset: "chat" });

  expect(rows).toMatchObject([
    { messages: [{ content: "a \ufffd b" }, { content: "c \ufffd d \u{1f600} e \\ud83d f" }] },
  ]);
  // Of what is left each escape is that of a backslash, which is text.
  expect(text.replaceAll("\\\\", "")).not.toContain("\\u");
});
