import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { getProgress } from "./get-progress";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";
import { listQueues } from "./list-queues";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

type Structure = "agentic" | "sub_task";

/** A queue in which Anna and Ben answered a trajectory, who see all of it, and another person. */
async function given(role: "lead" | "researcher", answers: readonly [Structure, Structure]) {
  const corpus = await givenCorpus(db, [{}, {}]);
  const [lead, other] = [await givenContext(db, "lead"), await givenContext(db, role)];
  const [anna, ben] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const filter = `id:${corpus.trajectories[0]}`;
  const wanted = { filter, overlap: 2, reviewers: [anna.person.extId, ben.person.extId] };
  const queue = await givenQueue(lead, corpus, { ...wanted, mode: "assisted", hidden: [] });
  for (const [at, ctx] of [anna, ben].entries())
    await commitAnswers(ctx, await givenLease(ctx, queue), { structure: answers[at] ?? "agentic" });

  /** All that is told of how the answers of the queue agree. */
  const told = async (ctx: Context) => {
    const listed = (await listQueues(ctx, { corpus: corpus.extId })).items.find(({ id }) => id === queue.id);
    const { isAgreementTold, states, agreement, reviewers } = await getProgress(ctx, { id: queue.id });
    const { conflict, done } = states;
    const lines = reviewers.map(({ agreedWithSettled }) => agreedWithSettled);
    return { conflicts: listed?.conflicts, isAgreementTold, conflict, done, agreement: agreement.length, lines };
  };
  const ask = (which = filter, hidden: "peers" | "verdict" = "peers") =>
    givenQueue(lead, corpus, { filter: which, hidden: [hidden], reviewers: [other.person.extId] });

  return { corpus, lead, other, told, ask };
}

test.each(["lead", "researcher"] as const)(
  "a %s who reviews a trajectory blind is told the same of another queue that asks about it, whether its answers agree or not",
  async (role) => {
    const [agreeing, differing] = [
      await given(role, ["agentic", "agentic"]),
      await given(role, ["agentic", "sub_task"]),
    ];
    const open = { conflicts: 1, isAgreementTold: true, conflict: 1, done: 0 };
    expect(await differing.told(differing.other)).toMatchObject(open);
    expect(await agreeing.told(agreeing.other)).toMatchObject({ ...open, conflicts: 0, conflict: 0, done: 1 });

    const blind = await differing.ask();
    await agreeing.ask();

    const hidden = await differing.told(differing.other);
    expect(hidden).toMatchObject({ conflicts: null, isAgreementTold: false, conflict: 0, done: 1, agreement: 0 });
    expect(hidden.lines).toEqual(role === "lead" ? [null, null] : []);
    expect(await agreeing.told(agreeing.other)).toEqual(hidden);
    expect(await differing.told(differing.lead)).toMatchObject(open);
    await commitAnswers(differing.other, await givenLease(differing.other, blind), { structure: "agentic" });
    await openTrajectory(differing.other, { id: differing.corpus.trajectories[0] ?? "" });
    expect(await differing.told(differing.other)).toMatchObject(open);
  },
);

test("who reviews another trajectory blind, or sees what the others answered, is told", async () => {
  const { corpus, other, told, ask } = await given("lead", ["agentic", "sub_task"]);

  await ask(`id:${corpus.trajectories[1]}`);
  await ask(undefined, "verdict");

  expect(await told(other)).toMatchObject({ conflicts: 1, isAgreementTold: true, conflict: 1 });
});
