import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { sql } from "@/lib/db/query-rows";
import { aContext, anEnvelope, aStep, db, givenFile, imported } from "@/lib/services/imports/fixtures/given-import";
import { writePreset } from "./fixtures/write-preset";

afterAll(() => db.$disconnect());

const RED = "Find a RED lamp under 50";
const BLUE = "Find a lamp that is blue, at most 70";
/** Two files, each with a rollout of one problem that is told in words of its own. */
const filesOf = async (problem: string) =>
  Promise.all(
    [RED, BLUE].map((query, rollout) =>
      givenFile("rollouts.jsonl", anEnvelope({ problem_id: problem, rollout, dialogue: [aStep(1, query)] })),
    ),
  );

test("a row opens with the query of its own record, whichever record of the problem was imported first", async () => {
  const files = await filesOf(randomUUID());
  const first = await exported(files);
  const second = await exported(files.toReversed());

  expect(first.map(askedIn)).toEqual([RED, BLUE]);
  expect(second.map(askedIn)).toEqual([RED, BLUE]);
  expect(second.map(({ messages }) => messages)).toEqual(first.map(({ messages }) => messages));
}, 60_000);

type Row = Readonly<Record<string, unknown>> & { readonly messages?: readonly { readonly content: string }[] };

async function exported(files: readonly string[]): Promise<readonly Row[]> {
  const corpus = await approved(files);

  return (await writePreset(await aContext(), { corpus, preset: "chat" })).rows;
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
