import { afterAll, expect, test } from "vitest";
import type { CreateQueue } from "@/lib/contract/queues";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { getQueue } from "./get-queue";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";
import { updateQueue } from "./update-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** What the judge calls bad: the first of two trajectories. */
const BAD = "gate:<4";
const GOOD = "gate:5";
const ASSISTED: Partial<CreateQueue> = { mode: "assisted", hidden: [] };
const BLIND: Partial<CreateQueue> = { mode: "blind", hidden: ["peers"] };

/** Two trajectories, one of each gate, a lead who makes queues of them, and another person. */
async function given(role: "lead" | "annotator" = "lead") {
  const corpus = await givenCorpus(db, [
    { gate: 2, judge: "scored" },
    { gate: 5, judge: "scored" },
  ]);
  const [lead, rae] = [await givenContext(db, "lead"), await givenContext(db, role)];
  /** The person reviews the bad one in a queue that hides the judge. */
  const ask = () =>
    givenQueue(lead, corpus, {
      filter: `id:${corpus.trajectories[0]}`,
      hidden: ["judge"],
      reviewers: [rae.person.extId],
    });

  return { corpus, lead, rae, ask };
}

/** What a queue was made from, as a person is told it. */
async function told(ctx: Context, { id }: { readonly id: string }) {
  const { filter, priority, items } = await getQueue(ctx, { id });

  return { filter, priority, items };
}

const made = (ctx: Context, corpus: GivenCorpus, filter: string, wanted: Partial<CreateQueue> = {}) =>
  givenQueue(ctx, corpus, { filter, priority: "uncertain", ...wanted });

/** Later than what was before, earlier than what follows. */
const pause = () => db.$executeRaw(sql`select from pg_sleep(0.005)`);

test.each([ASSISTED, BLIND])(
  "who reviews blind is told the filter and order of no other $mode queue of its corpus",
  async (wanted) => {
    const { corpus, lead, rae, ask } = await given();
    const [bad, good] = [await made(lead, corpus, BAD, wanted), await made(lead, corpus, GOOD, wanted)];
    expect(await told(rae, bad)).toEqual({ filter: BAD, priority: "uncertain", items: 1 });

    await ask();

    // The good one without the trajectory that is reviewed blind would tell as much.
    for (const queue of [bad, good]) {
      expect(await told(rae, queue)).toEqual({ filter: null, priority: null, items: 1 });
      expect(await updateQueue(rae, { id: queue.id, state: "closed" })).toMatchObject({
        filter: null,
        state: "closed",
      });
    }
    expect(await told(lead, bad)).toEqual({ filter: BAD, priority: "uncertain", items: 1 });
  },
);

test("nor is an annotator, of whom a queue that hides nothing asks other trajectories", async () => {
  const { corpus, lead, rae, ask } = await given("annotator");
  const queue = await made(lead, corpus, GOOD, ASSISTED);
  expect(await told(rae, queue)).toMatchObject({ filter: GOOD });

  await ask();

  expect(await told(rae, queue)).toEqual({ filter: null, priority: null, items: 1 });
  expect(await getQueue(rae, { id: queue.id, for: "review" })).toMatchObject({ filter: null, priority: null });
});

test("of queues of their own those are told that left out what they review blind", async () => {
  const { corpus, rae, ask } = await given();
  const before = await made(rae, corpus, "gate:>1", ASSISTED);
  await pause();
  await ask();
  await pause();

  const after = await made(rae, corpus, "gate:>1", ASSISTED);

  expect(await told(rae, before)).toEqual({ filter: null, priority: null, items: 2 });
  expect(await told(rae, after)).toEqual({ filter: "gate:>1", priority: "uncertain", items: 1 });
});

test("a queue of another corpus is told, and each once nothing is reviewed blind any more", async () => {
  const { corpus, lead, rae, ask } = await given();
  const elsewhere = await made(lead, await givenCorpus(db, [{ gate: 2, judge: "scored" }]), BAD, ASSISTED);
  const queue = await made(lead, corpus, BAD, ASSISTED);
  const blind = await ask();
  expect([(await told(rae, elsewhere)).filter, (await told(rae, queue)).filter]).toEqual([BAD, null]);

  await commitAnswers(rae, await givenLease(rae, blind), { structure: "agentic" });
  expect(await told(rae, queue)).toMatchObject({ filter: null });
  await openTrajectory(rae, { id: corpus.trajectories[0] ?? "" });

  expect(await told(rae, queue)).toMatchObject({ filter: BAD, priority: "uncertain" });
  // Its own queue may still ask them.
  expect(await told(rae, blind)).toMatchObject({ filter: null });
});
