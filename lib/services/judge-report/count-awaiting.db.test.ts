import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Answers } from "@/lib/domain/question";
import type { Context } from "@/lib/services/context";
import { getJudgeReport } from "@/lib/services/judge/get-judge-report";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
const researcher = await givenContext(db, "researcher");
const people = [await givenContext(db, "annotator"), await givenContext(db, "annotator")] as const;
afterAll(() => db.$disconnect());

async function awaitingOf(ctx: Context, corpus: GivenCorpus): Promise<number> {
  const everything = { filter: "", model: "", rubric: "", bucket: "", agent: "", week: "", labels: "blind" } as const;

  return (await getJudgeReport(ctx, { id: corpus.extId, ...everything })).counts.awaiting;
}

type Both = readonly [Answers, Answers];

/** Two people answer the only item of a queue, which hides the judge alone where it does not say otherwise. */
async function answerBoth(corpus: GivenCorpus, answers: Both, wanted: Parameters<typeof givenQueue>[2]): Promise<void> {
  const reviewers = people.map(({ person }) => person.extId);
  const queue = await givenQueue(lead, corpus, { overlap: 2, hidden: ["judge"], reviewers, ...wanted });
  for (const [at, answer] of answers.entries()) {
    const ctx = people[at] ?? people[0];
    const committed = await commitAnswers(ctx, await givenLease(ctx, queue), answer);
    expect(committed).toMatchObject({ status: "committed" });
  }
}

async function givenAnswers(answers: Both, wanted: Parameters<typeof givenQueue>[2] = {}): Promise<GivenCorpus> {
  const corpus = await givenCorpus(db, [{ judge: "scored", gate: 4, score: 0.7 }]);
  await answerBoth(corpus, answers, wanted);

  return corpus;
}

const gates = (one: string, other: string): Both => [
  { structure: "agentic", gate: one },
  { structure: "agentic", gate: other },
];

test("a gate that people answered differently waits to be settled; one that they agree on does not", async () => {
  expect(await awaitingOf(lead, await givenAnswers(gates("3", "4")))).toBe(1);
  expect(await awaitingOf(lead, await givenAnswers(gates("4", "4")))).toBe(0);
});

test("who may not know how the answers of a queue agree is not told by the count", async () => {
  const corpus = await givenAnswers(gates("3", "4"), { hidden: ["judge", "peers"] });

  expect(await awaitingOf(lead, corpus)).toBe(1);
  expect(await awaitingOf(researcher, corpus)).toBe(0);
});

test.each<[string, Both]>([
  ["nobody named one", [{ structure: "agentic" }, { structure: "sub_task" }]],
  ["one person alone named one", [{ structure: "agentic", gate: "3" }, { structure: "sub_task" }]],
  [
    "both named the same",
    [
      { structure: "agentic", gate: "3" },
      { structure: "sub_task", gate: "3" },
    ],
  ],
])("where people differ on the structure alone no gate waits: %s", async (_, answers) => {
  const corpus = await givenAnswers(answers);
  expect(await awaitingOf(lead, corpus)).toBe(0);

  await answerBoth(corpus, gates("3", "3"), {});

  expect(await awaitingOf(lead, corpus)).toBe(0);
});

test("who rejects where a gate is required names no other one", async () => {
  const corpus = await givenAnswers(
    [
      { structure: "agentic", gate: "3" },
      { structure: "reject", reason: "loop" },
    ],
    {
      questions: [
        { kind: "structure", isRequired: true },
        { kind: "gate", isRequired: true },
      ],
    },
  );

  expect(await awaitingOf(lead, corpus)).toBe(0);
});

test("different gates wait on, also where another queue agrees on one", async () => {
  const corpus = await givenAnswers(gates("3", "4"));

  await answerBoth(corpus, gates("3", "3"), {});

  expect(await awaitingOf(lead, corpus)).toBe(1);
});
