import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { QueueList } from "@/lib/contract/queues";
import { createDb } from "@/lib/db/client";
import { revealCommit } from "@/lib/services/commits/reveal-commit";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";
import { listQueues } from "./list-queues";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test.each([
  { mode: "blind", hidden: ["judge"], isUnrevealed: true },
  { mode: "assisted", hidden: [], isUnrevealed: false },
] as const)(
  "the list says whether the last answer waits to be revealed: $mode",
  async ({ mode, hidden, isUnrevealed }) => {
    const corpus = await givenCorpus(db, [{}]);
    const lead = await givenContext(db, "lead");
    const anna = await givenContext(db, "annotator");
    const queue = await givenQueue(lead, corpus, { mode, hidden: [...hidden] });
    const listed = async () => QueueList.parse(await listQueues(anna, { corpus: corpus.extId })).items;
    expect(await listed()).toMatchObject([{ mine: { waiting: 1, isUnrevealed: false } }]);
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });

    expect(await listed()).toMatchObject([{ mine: { answered: 1, waiting: 0, isUnrevealed } }]);
    await revealCommit(anna, { id: commit });
    expect(await listed()).toMatchObject([{ mine: { isUnrevealed: false } }]);
  },
);
