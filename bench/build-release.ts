import * as z from "zod";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { buildRelease } from "@/lib/services/releases/build-release";
import { startRelease } from "@/lib/services/releases/start-release";
import type { Figure } from "./figure";
import { benchFirstByte } from "./first-byte";

const MINUTES_MS = 60_000;
const GROWING = { timeout: 600_000 } as const;

interface ToBuild {
  readonly databaseUrl: string;
  readonly corpus: { readonly id: number; readonly extId: string };
  readonly recipe: ReleaseRecipe;
}

/** A release of so many rows, from freezing its members to the end of its audit; then the first byte of its downloads. */
export async function* benchBuild(ctx: Context, { databaseUrl, corpus, recipe }: ToBuild): AsyncGenerator<Figure> {
  const { releaseId: id } = await startRelease(ctx, { id: corpus.extId, name: "Bench", note: "", recipe });
  const [start, before] = [performance.now(), process.cpuUsage()];
  let peakBytes = 0;
  const onProgress = async () => {
    peakBytes = Math.max(peakBytes, process.memoryUsage().rss);
  };
  const { rows } = await buildRelease(ctx, { id, databaseUrl, onProgress });
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(before);

  yield {
    id: "",
    what: `a release of ${rows.toLocaleString("en")} rows (${recipe.preset}, ${recipe.formats.join(" and ")}) built and audited`,
    measured: `${(wallMs / 1000).toFixed(1)} s by the clock, ${((user + system) / 1e6).toFixed(1)} s of processor time, ${(peakBytes / 1e6).toFixed(0)} MB`,
    limit: "3 minutes for 50,000 rows",
    ratio: wallMs / (3 * MINUTES_MS),
    goal: "<= 1",
  };
  yield* await benchFirstByte(ctx, { id });
}

/** Copies approved trajectories of a corpus with all that a release reads of them, until there are so many more. */
export async function growApproved(ctx: Context, corpusId: number, rows: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw(sql`create temp table copy_of on commit drop as
      select s.id as old_id, nextval('trajectory_id_seq') as id from (
        select v.trajectory_id as id, count(*) over () as total from review v
        where v.corpus_id = ${corpusId} and v.approved
      ) s, generate_series(1, ceil(${rows}::numeric / s.total)::int) n limit ${rows}`);
    await copyRows(tx, "trajectory", {
      ...{ id: "c.id", ext_id: "gen_random_uuid()" },
      body_sha: "decode(md5(c.id::text) || md5('r' || c.id), 'hex')",
    });
    for (const table of ["trajectory_outline", "trajectory_body", "review", "selection"]) {
      await copyRows(tx, table, { trajectory_id: "c.id" });
    }
    await tx.$executeRaw(sql`update corpus set selected_at = now(), selected_version_id = filter_version_id,
      selected_to = (select max(id) from trajectory where corpus_id = ${corpusId}) where id = ${corpusId}`);
  }, GROWING);
}

/** The rows of a table that copies are of, with these columns made anew; the first one names the trajectory. */
async function copyRows(tx: DbOrTransaction, table: string, anew: Readonly<Record<string, string>>): Promise<void> {
  const columns = await queryRows(
    tx,
    z.object({ column_name: z.string() }),
    sql`select column_name from information_schema.columns where table_name = ${table} and table_schema = 'public'
        order by ordinal_position`,
  );
  const names = columns.map(({ column_name }) => column_name);
  const [key = ""] = Object.keys(anew);
  await tx.$executeRawUnsafe(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(", ")})
     select ${names.map((name) => anew[name] ?? `s."${name}"`).join(", ")} from copy_of c join ${table} s on s.${key} = c.old_id`,
  );
}
