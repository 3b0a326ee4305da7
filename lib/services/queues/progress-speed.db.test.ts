import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getProgress } from "./get-progress";
import { givenQueue } from "./given-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const ITEMS = 10_000;
const REVIEWERS = 8;

test("the progress of 10,000 items with 20,000 answers takes less than a second of one core", async () => {
  const lead = await givenContext(db, "lead");
  const people = await Promise.all(Array.from({ length: REVIEWERS }, () => givenContext(db, "annotator")));
  const corpus = await givenCorpus(
    db,
    Array.from({ length: ITEMS }, (_, at) => ({ query: `problem ${at % 1_500}` })),
  );
  const queue = await givenQueue(lead, corpus, {
    overlap: 2,
    questions: [
      { kind: "structure", isRequired: true },
      { kind: "gate", isRequired: true },
      { kind: "outcome", isRequired: true },
    ],
  });
  const ids = people.map(({ person }) => person.id);
  await db.$executeRaw(sql`
    with answer as (
      insert into queue_assignment (item_id, person_id, corpus_id, queue_id, state, leased_at, expires_at, committed_at, commit_id, dwell_ms)
      select i.id, (${ids}::int[])[1 + (i.id + turn * (1 + i.id % 3)) % ${REVIEWERS}::int], i.corpus_id, i.queue_id, 'committed',
        now(), now(), now(), gen_random_uuid(), 1000
      from queue_item i join queue q on q.id = i.queue_id, generate_series(0, 1) turn where q.ext_id = ${queue.id}::uuid
      returning item_id, person_id, commit_id
    ), counted as (
      update queue_item i set answers = 2, free_slots = 0, state = 'conflict' from queue q
      where q.id = i.queue_id and q.ext_id = ${queue.id}::uuid
    )
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, queue_item_id, question_set_id, phase, commit_id)
    select i.corpus_id, i.trajectory_id, a.person_id, e.question,
      e.options[1 + (case when random() < 0.7 then i.id else floor(random() * 1000)::int end) % cardinality(e.options)],
      1, i.id, s.id, 'answer', a.commit_id
    from answer a join queue_item i on i.id = a.item_id join question_set s on s.queue_id = i.queue_id,
      (values ('structure', array['agentic', 'sub_task', 'reject']), ('gate', array['1', '2', '3', '4', '5']),
        ('outcome', array['ok', 'agent', 'task'])) e (question, options)`);
  await db.$executeRaw(sql`analyze queue_item, queue_assignment, label_event`);

  const before = process.cpuUsage();
  const progress = await getProgress(lead, { id: queue.id });
  const { user, system } = process.cpuUsage(before);

  expect(progress.answers.given).toBe(2 * ITEMS);
  expect(progress.agreement.map(({ alpha }) => alpha.value !== null && alpha.n)).toEqual([ITEMS, ITEMS, ITEMS]);
  expect((user + system) / 1_000_000).toBeLessThan(1);
}, 120_000);
