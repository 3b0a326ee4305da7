import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { listConflicts } from "@/lib/services/adjudications/list-conflicts";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { undoSettlement } from "@/lib/services/adjudications/undo-settlement";
import { skipLease } from "@/lib/services/leases/give-back";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getProgress } from "./get-progress";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** What Anna and Ben say of the items of a queue, in order; what is left out is not answered. */
type Said = readonly (readonly [string, string?])[];

async function given(rows: number) {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: rows }, () => ({})),
  );
  const lead = await givenContext(db, "lead");
  const [anna, ben] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const make = () => givenQueue(lead, corpus, { overlap: 2, hidden: ["judge"] });
  const answer = async (queue: { readonly id: string }, said: Said) => {
    for (const [first, second] of said) {
      await commitAnswers(anna, await givenLease(anna, queue), { structure: first });
      if (second !== undefined) await commitAnswers(ben, await givenLease(ben, queue), { structure: second });
    }
  };
  /** Anna's and Ben's "agreed / settled". */
  const figures = async ({ id }: { readonly id: string }) => {
    const { reviewers } = await getProgress(lead, { id });

    return [anna, ben].map(({ person }) => {
      const line = reviewers.find((one) => one.person.id === person.extId)?.agreedWithSettled;

      return `${line?.agreed} / ${line?.settled}`;
    });
  };
  const settle = async ({ id: queueId }: { readonly id: string }, structure: string) => {
    const { items } = await listConflicts(lead, { queueId, state: "conflict", limit: 10 });
    const ref = { queueId, itemId: items[0]?.item ?? "" };
    const expectedVersion = items[0]?.version ?? 0;
    const { item } = await settleConflict(lead, { ...ref, answers: { structure }, cause: "slip", expectedVersion });

    return { ...ref, event: item?.settled?.event ?? "" };
  };

  return { lead, make, answer, figures, settle };
}

describe("agreed with what was settled", () => {
  // By hand: the first item is agreed, the second a lead settles as Anna has it, the third stays in conflict, and of the
  // fourth an answer is missing.
  const MIXED: Said = [["agentic", "agentic"], ["agentic", "sub_task"], ["sub_task", "agentic"], ["agentic"]];

  test("is counted over the items of the queue that are settled, and stays so whatever another queue settles", async () => {
    const { make, answer, figures, settle } = await given(4);
    const queue = await make();
    await answer(queue, MIXED);
    expect(await figures(queue)).toEqual(["1 / 1", "1 / 1"]);
    await settle(queue, "agentic");
    expect(await figures(queue)).toEqual(["2 / 2", "1 / 2"]);

    const other = await make();
    await answer(
      other,
      Array.from({ length: 4 }, () => ["agentic", "agentic"] as const),
    );

    expect(await figures(queue)).toEqual(["2 / 2", "1 / 2"]);
    expect(await figures(other)).toEqual(["4 / 4", "4 / 4"]);
  });

  test("follows the adjudication that stands: none once it is taken back, then the second one", async () => {
    const { lead, make, answer, figures, settle } = await given(1);
    const queue = await make();
    await answer(queue, [["agentic", "sub_task"]]);
    const settled = await settle(queue, "agentic");
    expect(await figures(queue)).toEqual(["1 / 1", "0 / 1"]);

    await undoSettlement(lead, settled);
    expect(await figures(queue)).toEqual(["0 / 0", "0 / 0"]);
    await settle(queue, "sub_task");

    expect(await figures(queue)).toEqual(["0 / 1", "1 / 1"]);
  });

  test("leaves out who skipped the item, and is not changed by a skip", async () => {
    const { lead, make, answer, figures } = await given(1);
    const queue = await make();
    const carl = await givenContext(db, "annotator");
    await skipLease(carl, { id: (await givenLease(carl, queue)).lease });
    await answer(queue, [["agentic", "agentic"]]);

    expect(await figures(queue)).toEqual(["1 / 1", "1 / 1"]);
    const { reviewers } = await getProgress(lead, { id: queue.id });
    expect(reviewers.find(({ person }) => person.id === carl.person.extId)).toMatchObject({
      ...{ answers: 0, skipped: 1, agreedWithSettled: { agreed: 0, settled: 0 } },
    });
  });
});
