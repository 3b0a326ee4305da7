import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { setLabel } from "@/lib/services/labels/set-label";
import { type Figure, quantile } from "./figure";
import type { BenchCorpus } from "./grow-corpus";

const CLIENTS = 50;
const WRITES = 4_000;
const ROUNDS = 3;

/** Q2: a label as the product writes it (compare-and-set, event, current state, audit) against a bare INSERT of as many clients. */
export async function benchLabel(ctx: Context, databaseUrl: string, corpus: BenchCorpus): Promise<Figure> {
  const db = createDb(databaseUrl, CLIENTS);
  await db.$executeRaw(
    sql`create table if not exists bench_label (id bigint generated always as identity primary key, trajectory uuid, label text, at timestamptz)`,
  );
  const rows = await queryRows(
    ctx.db,
    z.object({ id: z.string(), version: z.int() }),
    sql`select t.ext_id as id, coalesce(v.version, 0) as version from trajectory t join corpus c on c.id = t.corpus_id
        left join review v on v.corpus_id = t.corpus_id and v.trajectory_id = t.id
        where c.ext_id = ${corpus.id}::uuid order by md5(t.ext_id::text) limit ${WRITES * ROUNDS}`,
  );
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const mine = rows.slice(round * WRITES, (round + 1) * WRITES);
    bare.push(
      await perSecond(mine, ({ id }) =>
        db.$executeRaw(sql`insert into bench_label (trajectory, label, at) values (${id}::uuid, 'agentic', now())`),
      ),
    );
    ours.push(
      await perSecond(mine, ({ id, version }) =>
        setLabel({ ...ctx, db }, { id, label: "agentic", expectedVersion: version }),
      ),
    );
  }
  await db.$disconnect();

  return {
    id: "Q2",
    what: `label with compare-and-set, event, current state and audit, ${CLIENTS} clients, against a bare INSERT`,
    measured: `${quantile(ours, 0.5).toFixed(0)}/s`,
    limit: `${quantile(bare, 0.5).toFixed(0)}/s`,
    ratio: quantile(ours, 0.5) / quantile(bare, 0.5),
    goal: ">= 0.3",
  };
}

async function perSecond<Row>(rows: readonly Row[], write: (row: Row) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const queue = rows.values();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const row of queue) await write(row);
    }),
  );

  return rows.length / ((performance.now() - start) / 1000);
}
