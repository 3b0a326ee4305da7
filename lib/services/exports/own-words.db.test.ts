import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { Manifest } from "@/lib/contract/exports";
import { sql } from "@/lib/db/query-rows";
import { aContext, anEnvelope, aStep, db, givenFile, imported } from "@/lib/services/imports/fixtures/given-import";
import { writePreset } from "./fixtures/write-preset";

afterAll(() => db.$disconnect());

const PLAIN = "find a red lamp, under 50";
const LOUD = "Find a RED lamp under 50!";
const OTHER = "Find a lamp that is blue, at most 70";
const ASKS_OTHER = "Its record asks something else than its problem, which no leak guard compared.";

/** Files with a rollout each of one problem, which is told in these words. */
async function filesOf(...queries: readonly string[]): Promise<readonly string[]> {
  const problem = randomUUID();

  return Promise.all(
    queries.map((query, rollout) =>
      givenFile("rollouts.jsonl", anEnvelope({ problem_id: problem, rollout, dialogue: [aStep(1, query)] })),
    ),
  );
}

test("a row opens with the query of its own record, whichever record of the problem was imported first", async () => {
  const files = await filesOf(PLAIN, LOUD);
  const first = await exported(files);
  const second = await exported(files.toReversed());

  expect(first.rows.map(askedIn)).toEqual([PLAIN, LOUD]);
  expect(second.rows.map(askedIn)).toEqual([PLAIN, LOUD]);
  expect(second.rows.map(({ messages }) => messages)).toEqual(first.rows.map(({ messages }) => messages));
}, 60_000);

test("a record that asks something else than its problem is left out: leak guards know the problem's query alone", async () => {
  const { rows, manifest } = await exported(await filesOf(PLAIN, OTHER));

  expect(rows.map(askedIn)).toEqual([PLAIN]);
  expect(manifest).toMatchObject({ rows: 1, skipped: [{ reason: ASKS_OTHER }] });
}, 60_000);

test("such a record leaves its pair out, and nothing is written where there is no other", async () => {
  const corpus = await approved(await filesOf(PLAIN, OTHER));
  await db.$executeRaw(sql`update trajectory t set outcome = case rollout when 0 then 'success' else 'fail' end
    from corpus c where c.id = t.corpus_id and c.name = ${corpus}`);

  await expect(writePreset(await aContext(), { corpus, preset: "preference" })).rejects.toThrow(
    `2 × One side of its pair does not fit. ${ASKS_OTHER}`,
  );
}, 60_000);

type Row = Readonly<Record<string, unknown>> & { readonly messages?: readonly { readonly content: string }[] };

async function exported(
  files: readonly string[],
): Promise<{ readonly rows: readonly Row[]; readonly manifest: Manifest }> {
  return writePreset(await aContext(), { corpus: await approved(files), preset: "chat" });
}

/** Imports the files one after the other, and approves what they hold. */
async function approved(files: readonly string[]): Promise<string> {
  const corpus = `corpus ${randomUUID()}`;
  for (const path of files) await imported([path], { corpus });
  await db.$executeRaw(
    sql`update review r set approved = true from corpus c where c.id = r.corpus_id and c.name = ${corpus}`,
  );

  return corpus;
}

function askedIn({ messages }: Row): string | undefined {
  return messages?.[0]?.content;
}
