import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Answers } from "@/lib/domain/question";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { settlementOf } from "@/lib/services/settled/settlement-of";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { drawnGate, isBroken, takesLabel } from "./drawn-gate";
import { givenSample, itemsOf, judged } from "./given-sample";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** What two people say of an item, the gate that those who are blind agree on, and whether both call the task broken. */
const SAID: readonly { two: readonly [Answers, Answers]; gate: number | null; isBroken?: true; isSighted?: true }[] = [
  { two: [{ gate: "5" }, { gate: "5" }], gate: 5 },
  { two: [{ gate: "5" }, { gate: "4" }], gate: null },
  { two: [{ gate: "5" }, { structure: "agentic" }], gate: null },
  { two: [{ gate: "5" }, { structure: "reject", reason: "loop" }], gate: null },
  { two: [{ structure: "agentic" }, { structure: "agentic" }], gate: null },
  { two: [{ gate: "5" }, { gate: "4" }], gate: 5, isSighted: true },
  { two: [{ structure: "agentic" }, { gate: "4" }], gate: null, isSighted: true },
  {
    two: [
      { gate: "5", outcome: "task" },
      { gate: "5", outcome: "task" },
    ],
    gate: 5,
    isBroken: true,
  },
  { two: [{ gate: "5", outcome: "task" }, { gate: "5" }], gate: 5 },
  { two: [{ outcome: "task" }, { gate: "5", outcome: "task" }], gate: null, isBroken: true, isSighted: true },
];

const ItemRow = z.object({ id: z.bigint(), gate: z.int().nullable(), isBroken: z.boolean(), takesLabel: z.boolean() });

test("the gate of a drawn item and whether its task is broken are what its answers settle", async () => {
  const [lead, anna, dora] = [
    await givenContext(db, "lead"),
    await givenContext(db, "annotator"),
    await givenContext(db, "lead"),
  ];
  const corpus = await givenCorpus(
    db,
    SAID.map(() => judged(3)),
  );
  const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:3", count: SAID.length }], overlap: 2 });
  const questions = (["structure", "gate", "outcome"] as const).map((kind) => ({ kind, isRequired: false }));
  await updateQueue(lead, { id: queue.id, questions });
  const items = await itemsOf(db, queue);

  for (const [at, { two, isSighted }] of SAID.entries()) {
    if (isSighted) await openTrajectory(dora, { id: items[at]?.id ?? "" });
    await commitAnswers(anna, await givenLease(anna, queue), two[0]);
    await commitAnswers(dora, await givenLease(dora, queue), two[1]);
  }

  const rows = await queryRows(
    db,
    ItemRow,
    sql`select i.id, d.gate, ${isBroken} as "isBroken", ${takesLabel} as "takesLabel"
        from queue_item i join queue q on q.id = i.queue_id cross join lateral (${drawnGate}) d
        where q.ext_id = ${queue.id}::uuid order by i.rank, i.id`,
  );
  const expected = SAID.map(({ gate, isBroken: broken = false }) => ({ gate, isBroken: broken }));
  expect(rows.map(({ gate, isBroken: broken }) => ({ gate, isBroken: broken }))).toEqual(expected);
  expect(rows.map((row) => row.takesLabel)).toEqual(expected.map((item) => !item.isBroken));
  const settled = await Promise.all(rows.map(({ id }) => settlementOf(db, id)));
  expect(
    settled.map(({ blind, state }) => ({
      gate: blind.has("gate") ? Number(blind.get("gate")) : null,
      isBroken: state === "blocked_task_fault",
    })),
  ).toEqual(expected);
});
