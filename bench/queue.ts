import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { createDb, type Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { claimItems } from "@/lib/services/leases/claim-items";
import { runCrowd } from "@/lib/services/leases/given-crowd";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { findQueue } from "@/lib/services/queues/queue-row";
import { type Figure, ms, quantile } from "./figure";
import type { BenchCorpus } from "./grow-corpus";
import { progressFigure } from "./queue-progress";

const REVIEWERS = 50;
const ITEMS = 10_000;
const OVERLAP = 2;
const CLAIMS_A_SECOND = 200;
const SECONDS = 10;
const QUESTIONS = [{ kind: "structure", isRequired: true }] as const;

/** The corpus that the benchmarks import and multiply. */
const BENCH = "Bench";

interface Crowd {
  readonly ctx: Context;
  readonly databaseUrl: string;
  readonly people: readonly Context["person"][];
  readonly corpus: BenchCorpus;
}

/** Q1 with and without an export beside it; a queue under crashes, cut connections and late answers, and its progress. */
export async function* benchQueue(ctx: Context, databaseUrl: string, corpus: BenchCorpus): AsyncGenerator<Figure> {
  const people = await Promise.all(
    Array.from({ length: REVIEWERS }, (_, at) =>
      ctx.db.person.create({ data: { name: `Reviewer ${at + 1}`, role: "annotator" } }),
    ),
  );
  const crowd: Crowd = { ctx, databaseUrl, people, corpus };
  const alone = await oneClient(crowd);
  yield claimFigure("", alone, await manyClients(crowd));

  await approveImported(ctx);
  const stop = startExports(databaseUrl, ctx.home);
  const busy = await manyClients(crowd).finally(stop);
  yield claimFigure(" with an export running", alone, busy);

  const answered = await newQueue(crowd);
  yield await faultFigure(crowd, answered);
  yield await progressFigure(ctx, { ...answered, items: ITEMS, overlap: OVERLAP });
}

function claimFigure(beside: string, alone: readonly number[], claims: Claims): Figure {
  const p95 = quantile(claims.samples, 0.95);

  return {
    id: "Q1",
    what: `claim${beside}, ${REVIEWERS} reviewers at ${claims.perSecond.toFixed(0)}/s, p95 (p50 ${ms(quantile(claims.samples, 0.5))}); slots held twice: ${claims.doubled}`,
    measured: ms(p95),
    limit: `1 client: ${ms(quantile(alone, 0.5))}`,
    ratio: p95 / quantile(alone, 0.5),
    goal: beside === "" ? "<= 5 ms; 0" : "<= 10 ms; 0",
  };
}

interface Claims {
  readonly samples: readonly number[];
  readonly perSecond: number;
  readonly doubled: number;
}

/** What was imported has bodies to export; the rows that it was multiplied by have none. */
async function approveImported({ db }: Context): Promise<void> {
  await db.$executeRaw(sql`
    insert into review (corpus_id, trajectory_id, approved)
    select t.corpus_id, t.id, true from trajectory t join corpus c on c.id = t.corpus_id
      join trajectory_outline o on o.corpus_id = t.corpus_id and o.trajectory_id = t.id
    where c.name = ${BENCH} and t.has_agent_turn
    on conflict (corpus_id, trajectory_id) do update set approved = true where review.label is distinct from 'reject'`);
}

type CrowdQueue = Awaited<ReturnType<typeof newQueue>>;

async function newQueue({ ctx, corpus }: Crowd) {
  const queue = await givenQueue(
    ctx,
    { extId: corpus.id },
    { overlap: OVERLAP, limit: ITEMS, questions: [...QUESTIONS], priority: "random" },
  );
  const { id, corpus_id } = await findQueue(ctx, queue.id);

  return { ...queue, key: { queueId: id, corpusId: corpus_id } };
}

/** The claim of a person who is alone in a queue. */
async function oneClient(crowd: Crowd): Promise<number[]> {
  const queue = await newQueue(crowd);
  const [person] = crowd.people;
  if (!person) return [];
  const samples: number[] = [];
  for (let index = 0; index < 300; index += 1) samples.push(await claimAndAnswer({ ...crowd.ctx, person }, queue));

  return samples;
}

/** Everybody claims at a steady rate and answers what was claimed; a claim is timed from its call to its answer. */
async function manyClients(crowd: Crowd): Promise<Claims> {
  const queue = await newQueue(crowd);
  const db = createDb(crowd.databaseUrl, REVIEWERS);
  await Promise.all(crowd.people.map((person) => claimAndAnswer({ ...crowd.ctx, db, person }, queue)));
  const samples: number[] = [];
  const start = performance.now();
  const stride = (REVIEWERS / CLAIMS_A_SECOND) * 1000;

  await Promise.all(
    crowd.people.map(async (person, at) => {
      for (let turn = 0; ; turn += 1) {
        const due = start + turn * stride + (at / REVIEWERS) * stride;
        if (due > start + SECONDS * 1000) return;
        await sleep(Math.max(0, due - performance.now()));
        samples.push(await claimAndAnswer({ ...crowd.ctx, db, person }, queue));
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  const doubled = await countDoubled(db, queue.key.queueId);
  await db.$disconnect();

  return { samples, perSecond: samples.length / elapsed, doubled };
}

/** What was claimed is answered in one cheap statement: the figure is the claim's. */
async function claimAndAnswer(ctx: Context, queue: CrowdQueue): Promise<number> {
  const start = performance.now();
  const items = await claimItems(ctx.db, { ...queue.key, personId: ctx.person.id, want: 1, now: ctx.now() });
  const elapsed = performance.now() - start;
  await ctx.db.$executeRaw(sql`
    with held as (
      update queue_assignment set state = 'committed', committed_at = now()
      where item_id = any(${items}::bigint[]) and person_id = ${ctx.person.id} returning item_id
    )
    update queue_item i set answers = answers + 1, state = 'needs_second' from held where i.id = held.item_id`);

  return elapsed;
}

async function countDoubled(db: Db, queueId: number): Promise<number> {
  const [row] = await queryRows(
    db,
    z.object({ doubled: z.int() }),
    sql`select count(*)::int as doubled from queue_item i join queue q on q.id = i.queue_id
        where i.queue_id = ${queueId} and q.overlap < (select count(*) from queue_assignment a
          where a.item_id = i.id and a.state in ('leased', 'committed'))`,
  );

  return row?.doubled ?? 0;
}

/** Exports as the command makes them, one after another in a process of their own, until they are stopped. */
function startExports(databaseUrl: string, home: string): () => Promise<number> {
  let exports = 0;
  let isStopped = false;
  const script = join(import.meta.dirname, "cli.mjs");
  const file = join(home, "bench", "beside.jsonl");
  const loop = (async () => {
    while (!isStopped) {
      const child = spawn(
        process.execPath,
        [script, "export", "--corpus", BENCH, "--preset", "chat", "--out", file, "--force"],
        {
          stdio: "ignore",
          env: { ...process.env, DATABASE_URL: databaseUrl },
        },
      );
      const code = await new Promise((resolve) => child.once("exit", resolve));
      if (code !== 0) throw new Error(`The export beside the claims ended with ${String(code)}.`);
      exports += 1;
    }
  })();

  return async () => {
    isStopped = true;
    await loop;

    return exports;
  };
}

async function faultFigure(crowd: Crowd, queue: CrowdQueue): Promise<Figure> {
  const start = performance.now();
  const report = await runCrowd({
    databaseUrl: crowd.databaseUrl,
    people: crowd.people,
    queue,
    queueKey: { id: queue.key.queueId, corpusId: queue.key.corpusId },
    seed: 1,
    haste: 60,
    cutEveryMs: 250,
  });
  const seconds = (performance.now() - start) / 1000;
  const [row] = await queryRows(
    crowd.ctx.db,
    z.object({ exact: z.int(), kept: z.int() }),
    sql`select (select count(*)::int from queue_item where queue_id = ${queue.key.queueId} and answers = ${OVERLAP} and free_slots = 0) as exact,
          (select count(*)::int from queue_assignment where queue_id = ${queue.key.queueId} and state = 'committed'
            and commit_id = any(${[...report.committed]}::uuid[])) as kept`,
  );

  return {
    id: "Q3",
    what: `${REVIEWERS} reviewers, ${ITEMS.toLocaleString("en")} items, overlap ${OVERLAP}: ${report.cut} connections cut, ${report.abandoned} leases abandoned, ${report.late} answers late, ${report.resent} commits sent again, in ${seconds.toFixed(0)} s`,
    measured: `${report.broken} double leases, ${report.committed.size - (row?.kept ?? 0)} commits lost, ${ITEMS - (row?.exact ?? 0)} items without exactly their overlap`,
    limit: `${report.committed.size.toLocaleString("en")} commits, ${report.looks} looks`,
    goal: "0, 0, 0",
  };
}
