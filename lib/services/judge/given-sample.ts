import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { AuditSample, CreateSample } from "@/lib/contract/audit-sample";
import type { Queue } from "@/lib/contract/queues";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import type { GivenCorpus, GivenTrajectory } from "@/lib/services/trajectories/given-corpus";
import { getSamples } from "./get-samples";
import { makeSample } from "./make-sample";

/** A judgement with this gate, and what else a stratum may be told by. */
export function judged(gate: number, more: GivenTrajectory = {}): GivenTrajectory {
  return { judge: "scored", gate, score: (gate * 2 - 1) / 10, judgeModel: "judge-a", ...more };
}

/** A sample by gate over a corpus of a test, answered once an item where it does not say otherwise. */
export function givenSample(
  lead: Context,
  corpus: Pick<GivenCorpus, "extId">,
  wanted: Partial<CreateSample> & Pick<CreateSample, "draws">,
): Promise<Queue> {
  return makeSample(lead, {
    corpus: corpus.extId,
    filter: "",
    dimensions: ["gate"],
    seed: 1,
    name: `sample ${randomUUID()}`,
    hidden: [],
    asksStructure: false,
    overlap: 1,
    reviewers: [],
    instructions: "",
    ...wanted,
  });
}

/** The sample of a queue, as a person sees it. */
export async function sampleOf(ctx: Context, queue: Pick<Queue, "id" | "corpus">): Promise<AuditSample> {
  const { items } = await getSamples(ctx, { corpus: queue.corpus });
  const sample = items.find((item) => item.queue.id === queue.id);
  if (!sample) throw new Error("The queue has no sample.");

  return sample;
}

const ItemRow = z.object({ id: z.string(), gate: z.int() });

/** Items of a queue with the judge's gate, in the order in which they are handed out. */
export function itemsOf(db: Db, queue: Pick<Queue, "id">): Promise<z.infer<typeof ItemRow>[]> {
  return queryRows(
    db,
    ItemRow,
    sql`select t.ext_id as id, t.gate::int as gate from queue_item i join queue q on q.id = i.queue_id
        join trajectory t on t.corpus_id = i.corpus_id and t.id = i.trajectory_id
        where q.ext_id = ${queue.id}::uuid order by i.rank, i.id`,
  );
}

/** One blind answer to each item of a sample, by somebody who has nothing else to do there, written directly. */
export async function givenAnswers(
  db: Db,
  queue: Pick<Queue, "id">,
  given: {
    readonly personId: number;
    readonly gates: readonly { readonly id: string | undefined; readonly gate: number }[];
  },
): Promise<void> {
  await db.$executeRaw(sql`
    with answered as (
      select i.*, g.gate, gen_random_uuid() as commit_id, ${given.personId}::int as person_id
      from queue_item i join queue q on q.id = i.queue_id
      join trajectory t on t.corpus_id = i.corpus_id and t.id = i.trajectory_id
      join jsonb_to_recordset(${JSON.stringify(given.gates)}::jsonb) as g(id uuid, gate smallint) on g.id = t.ext_id
      where q.ext_id = ${queue.id}::uuid
    ), assigned as (
      insert into queue_assignment (item_id, person_id, corpus_id, queue_id, state, leased_at, expires_at, committed_at, revealed_at, commit_id)
      select id, person_id, corpus_id, queue_id, 'committed', now(), now(), now(), now(), commit_id from answered
    ), said as (
      insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, queue_item_id, commit_id)
      select corpus_id, trajectory_id, person_id, 'gate', gate::text, 1, id, commit_id from answered
    )
    update queue_item i set state = 'done', answers = 1, free_slots = 0 from answered a where a.id = i.id`);
}
