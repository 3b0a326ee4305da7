import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { findQueue } from "@/lib/services/queues/queue-row";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { runCrowd } from "./given-crowd";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const OVERLAP = 2;
const ITEMS = 100;

test("twelve reviewers who crash, are cut off and answer late leave every item with exactly its answers", async () => {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: ITEMS }, () => ({})),
  );
  const lead = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus, {
    overlap: OVERLAP,
    questions: [{ kind: "structure", isRequired: true }],
  });
  const row = await findQueue(lead, queue.id);
  const people = await Promise.all(Array.from({ length: 12 }, () => givenContext(db, "annotator")));

  const report = await runCrowd({
    databaseUrl,
    people: people.map((ctx) => ctx.person),
    queue,
    queueKey: { id: row.id, corpusId: row.corpus_id },
    seed: 7,
    haste: 400,
    cutEveryMs: 150,
  });

  expect(report.broken).toBe(0);
  expect(report.looks).toBeGreaterThan(3);
  expect(report.cut).toBeGreaterThan(3);
  expect(report.abandoned + report.late).toBeGreaterThan(3);
  const held = await queryRows(
    db,
    z.object({ commit_id: z.string(), events: z.int() }),
    sql`select a.commit_id, (select count(*)::int from label_event e where e.commit_id = a.commit_id) as events
        from queue_assignment a where a.queue_id = ${row.id} and a.state = 'committed'`,
  );
  // What was answered "committed" is there, and nothing is there that was not.
  expect(new Set(held.map((commit) => commit.commit_id))).toEqual(new Set(report.committed));
  expect(held.every((commit) => commit.events === 1)).toBe(true);
  const items = await queryRows(
    db,
    z.object({ items: z.int(), complete: z.int() }),
    sql`select count(*)::int as items, count(*) filter (where answers = ${OVERLAP} and free_slots = 0 and
          (select count(distinct a.person_id) from queue_assignment a where a.item_id = i.id and a.state = 'committed') = ${OVERLAP})::int as complete
        from queue_item i where queue_id = ${row.id}`,
  );
  expect(items).toEqual([{ items: ITEMS, complete: ITEMS }]);
  // The counts that are kept as items change are those of the items, whoever was cut off.
  const [mine, all] = await Promise.all([
    db.queueTally.aggregate({ where: { queueId: row.id, personId: { not: 0 } }, _sum: { mine: true } }),
    db.queueTally.aggregate({
      where: { queueId: row.id, personId: 0 },
      _sum: { items: true, free: true, answered: true },
    }),
  ]);
  expect([mine._sum, all._sum]).toEqual([{ mine: held.length }, { items: ITEMS, free: 0, answered: ITEMS }]);
}, 120_000);
