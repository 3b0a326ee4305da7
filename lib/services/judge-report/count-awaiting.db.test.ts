import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
const researcher = await givenContext(db, "researcher");
afterAll(() => db.$disconnect());

async function awaitingOf(ctx: Context, corpus: GivenCorpus): Promise<number> {
  const everything = { filter: "", model: "", rubric: "", bucket: "", agent: "", week: "", labels: "blind" } as const;

  return (await getJudgeReport(ctx, { id: corpus.extId, ...everything })).counts.awaiting;
}

/** Two people answer the only item of a queue. */
async function givenAnswers(gates: readonly [string, string], hidden: ("judge" | "peers")[]): Promise<GivenCorpus> {
  const corpus = await givenCorpus(db, [{ judge: "scored", gate: 4, score: 0.7 }]);
  const people = [await givenContext(db, "annotator"), await givenContext(db, "annotator")] as const;
  const queue = await givenQueue(lead, corpus, {
    overlap: 2,
    hidden,
    reviewers: people.map(({ person }) => person.extId),
  });
  for (const [at, gate] of gates.entries()) {
    const ctx = people[at] ?? people[0];
    await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "agentic", gate });
  }

  return corpus;
}

test("a gate that people answered differently waits to be settled; one that they agree on does not", async () => {
  expect(await awaitingOf(lead, await givenAnswers(["3", "4"], ["judge"]))).toBe(1);
  expect(await awaitingOf(lead, await givenAnswers(["4", "4"], ["judge"]))).toBe(0);
});

test("who may not know how the answers of a queue agree is not told by the count", async () => {
  const corpus = await givenAnswers(["3", "4"], ["judge", "peers"]);

  expect(await awaitingOf(lead, corpus)).toBe(1);
  expect(await awaitingOf(researcher, corpus)).toBe(0);
});
