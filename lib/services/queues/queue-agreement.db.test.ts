import { afterAll, expect, onTestFinished, test } from "vitest";
import type { QuestionAgreement } from "@/lib/contract/queues";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getProgress } from "./get-progress";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const ITEMS = 30;

test("the same answers have the same intervals, whichever way the database brings them together", async () => {
  const lead = await givenContext(db, "lead");
  const reviewers = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const corpus = await givenCorpus(
    db,
    Array.from({ length: ITEMS }, (_, at) => ({ query: `problem ${at % 20}` })),
  );
  const queue = await givenQueue(lead, corpus, { overlap: 2 });
  for (const [place, reviewer] of reviewers.entries())
    for (let at = 0; at < ITEMS; at += 1) {
      const structure = (at * (place + 2)) % 7 < 3 ? "sub_task" : "agentic";
      const gate = `${1 + ((at + (at % (place + 2))) % 5)}`;
      await commitAnswers(reviewer, await givenLease(reviewer, queue), { structure, gate });
    }

  const found = await Promise.all(
    ["sort", "nestloop", "indexscan"].map((way) => agreementWithout(way, lead, queue.id)),
  );

  const { agreement } = await getProgress(lead, { id: queue.id });
  expect(agreement.map(({ alpha }) => alpha.n)).toEqual([ITEMS, ITEMS]);
  expect(found).toEqual([agreement, agreement, agreement]);
});

/** Agreement as read by a database that may not do something, and so brings the answers together in another way. */
async function agreementWithout(way: string, lead: Context, id: string): Promise<readonly QuestionAgreement[]> {
  const address = new URL(process.env["DATABASE_URL"] ?? "");
  address.searchParams.set("options", `-c enable_${way}=off`);
  const other = createDb(address.href);
  onTestFinished(() => other.$disconnect());

  return (await getProgress({ ...lead, db: other }, { id })).agreement;
}
