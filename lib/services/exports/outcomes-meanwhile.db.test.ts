import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Sql, sql } from "@/lib/db/query-rows";
import type { Preset } from "@/lib/exporters/descriptions";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getExportCorpus } from "./export-corpus";
import { home, installation } from "./fixtures/export-host";
import { writeExport } from "./write-export";

const { db } = installation;
afterAll(() => db.$disconnect());

const user = { index: 0, role: "user", text: "Find a lamp.", claimed: [], logged: [] };
const says = (text: string) => ({
  stepsJson: [[user, { index: 1, role: "agent", text, claimed: [], logged: [] }]],
});

/** The rows of an export behind whose freezing, and before whose first body is read, trajectories are changed. */
async function writtenWhile(corpus: string, preset: Preset, change: Sql) {
  const path = join(home, `${randomUUID()}.jsonl`);
  const { figures } = await writeExport(await givenContext(db, "admin", home), {
    corpus: await getExportCorpus(db, { name: corpus }),
    ...{ filter: "", preset, path },
    onProgress: async (done) => {
      if (done === 0) await db.$executeRaw(change);
    },
  });
  const lines = (await readFile(path, "utf8")).trimEnd().split("\n");

  return { figures, rows: lines.map((line) => JSON.parse(line)) };
}

test("what KTO takes as unwanted because it failed stays so, though it is scored as a success while the file is written", async () => {
  const corpus = await givenCorpus(db, [
    { query: "a", outcome: "success", approved: true, ...says("yes") },
    { query: "b", outcome: "fail", ...says("no") },
    { query: "c", outcome: "partial", ...says("half") },
  ]);
  await db.$executeRaw(sql`update trajectory set outcome_by = 'rules' where ext_id = ${corpus.trajectories[2]}::uuid`);

  const { rows, figures } = await writtenWhile(
    corpus.name,
    "kto",
    sql`update trajectory set outcome = 'success', rule = 1,
          outcome_by = case outcome_by when 'rules' then 'source' else 'rules' end
        where corpus_id = ${corpus.id} and outcome <> 'success'`,
  );

  expect(rows.map(({ label, metadata }) => [label, metadata.outcome, metadata.outcome_by])).toEqual([
    [true, "success", undefined],
    [false, "fail", undefined],
    [false, "partial", "rules"],
  ]);
  expect(figures).toMatchObject({ desirable: 1, undesirable: 2, notApproved: 2 });
});

test("a pair is written with the outcomes that it was made of, each side with its own", async () => {
  // The worse side stands before the better one, so pairs are of another order than what was frozen.
  const corpus = await givenCorpus(db, [
    { query: "a", run: "1", outcome: "partial", ...says("half") },
    { query: "a", run: "2", outcome: "success", approved: true, ...says("yes") },
  ]);
  const { id } = corpus;
  await db.$executeRaw(sql`update trajectory set rule = 0.25 where corpus_id = ${id} and outcome = 'partial'`);

  const { rows } = await writtenWhile(
    corpus.name,
    "preference",
    sql`update trajectory set outcome = case outcome when 'success' then 'fail' else 'success' end, rule = 0.5
        where corpus_id = ${id}`,
  );

  expect(rows.map(({ metadata }) => metadata)).toMatchObject([
    {
      chosen: { trajectory_id: corpus.trajectories[1], outcome: "success" },
      rejected: { trajectory_id: corpus.trajectories[0], outcome: "partial" },
      // A success counts 1, less the share of constraints that the other one met.
      outcome_gap: 0.75,
    },
  ]);
});
