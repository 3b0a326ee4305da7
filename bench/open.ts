import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { poolOf } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getChunk } from "@/lib/services/trajectories/get-chunk";
import { type Figure, ms, quantile, timings } from "./figure";

const OPENS = 600;
/** In turn, the best of each: the first warms up. */
const ROUNDS = 5;
const TYPICAL_BYTES = 12_800;
const LARGE_BYTES = 10_000_000;
const JsonbRow = z.object({ body: z.unknown() });
const Row = z.object({ id: z.uuid(), steps: z.int() });

/** O1: the stored gzip chunk of a typical trajectory against a jsonb document parsed and stringified; O2: first steps of a 10 MB one. */
export async function* benchOpen(ctx: Context, largeCorpus: string): AsyncGenerator<Figure> {
  const typical = await typicalTrajectories(ctx);
  const [large] = await queryRows(
    ctx.db,
    Row,
    sql`select t.ext_id as id, t.steps from trajectory t join corpus c on c.id = t.corpus_id
        where c.name = ${largeCorpus} and t.raw_bytes > ${LARGE_BYTES} order by t.raw_bytes limit 1`,
  );
  if (!large) throw new Error("The large trajectory was not imported.");
  await makeJsonb(ctx, typical);

  const open = (index: number) => getChunk(ctx, { id: pick(typical, index), chunk: 0 });
  // By the driver alone, as the stored chunk is read: the difference is that of the formats.
  const jsonb = async (index: number) => {
    const { rows } = await poolOf(ctx.db).query("select body from bench_jsonb where id = $1::uuid", [
      pick(typical, index),
    ]);

    return JSON.stringify(JsonbRow.parse(rows[0]).body);
  };
  const openLarge = () => getChunk(ctx, { id: large.id, chunk: 0 });

  const opened: Round[] = [];
  const parsed: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    opened.push(await cpu(() => timings(OPENS, open)));
    parsed.push(await cpu(() => timings(OPENS, jsonb)));
  }
  const ours = best(opened);
  const theirs = best(parsed);
  yield {
    id: "O1",
    what: "open a typical trajectory's steps, median (processor time of the server process in brackets)",
    measured: `${ms(quantile(ours.samples, 0.5))} (${ms(ours.cpuMs / OPENS)})`,
    limit: `jsonb parsed and stringified: ${ms(quantile(theirs.samples, 0.5))} (${ms(theirs.cpuMs / OPENS)})`,
    ratio: theirs.cpuMs / ours.cpuMs,
    goal: ">= 2",
  };

  await timings(50, openLarge);
  const first = await timings(OPENS, openLarge);
  yield {
    id: "O2",
    what: `first steps of a ${(LARGE_BYTES / 1e6).toFixed(0)} MB trajectory of ${large.steps} steps, median (p95 ${ms(quantile(first, 0.95))})`,
    measured: ms(quantile(first, 0.5)),
    limit: ms(quantile(ours.samples, 0.5)),
    ratio: quantile(first, 0.5) / quantile(ours.samples, 0.5),
    goal: "<= 10 ms",
  };
}

interface Round {
  readonly samples: number[];
  readonly cpuMs: number;
}

/** The round that others on this machine disturbed least. */
function best(rounds: readonly Round[]): Round {
  return rounds.reduce((least, round) => (round.cpuMs < least.cpuMs ? round : least));
}

async function cpu(run: () => Promise<number[]>): Promise<Round> {
  const before = process.cpuUsage();
  const samples = await run();
  const used = process.cpuUsage(before);

  return { samples, cpuMs: (used.user + used.system) / 1000 };
}

/** Trajectories whose record is nearest to 12.8 KB, the typical size of the arena. */
async function typicalTrajectories(ctx: Context): Promise<string[]> {
  const rows = await queryRows(
    ctx.db,
    Row,
    sql`select t.ext_id as id, t.steps from trajectory t join trajectory_body b on b.corpus_id = t.corpus_id and b.trajectory_id = t.id
        where b.chunk = 0 order by abs(t.raw_bytes - ${TYPICAL_BYTES}) limit 200`,
  );

  return rows.map((row) => row.id);
}

async function makeJsonb(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.db.$executeRawUnsafe("drop table if exists bench_jsonb");
  await ctx.db.$executeRawUnsafe("create table bench_jsonb (id uuid primary key, body jsonb)");

  for (const id of ids) {
    const { body } = await getChunk(ctx, { id, chunk: 0 });
    // jsonb refuses NUL, which a real store of jsonb would have to replace as well.
    const text = gunzipSync(body).toString("utf8").replaceAll("\\u0000", "");
    await ctx.db.$executeRaw`insert into bench_jsonb values (${id}::uuid, ${text}::jsonb)`;
  }
}

function pick(ids: readonly string[], index: number): string {
  return ids[index % ids.length] ?? "";
}
