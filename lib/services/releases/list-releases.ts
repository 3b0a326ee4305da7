import * as z from "zod";
import { type ReleaseList, ReleaseRecipe } from "@/lib/contract/releases";
import { Audit } from "@/lib/contract/splits";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ownFilesOnly } from "@/lib/services/blindness/require-sighted-file";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { RELEASE_COLUMNS, RELEASE_RELATIONS } from "./release-columns";
import { stateOf, toSummary } from "./release-fields";
import { jobsOf } from "./release-jobs";

const PAGE = 200;

// Manifest, audits and card of a large release are megabytes, and a list shows a few figures of them.
const { manifest: _manifest, audit: _audit, laterAudit: _later, card: _card, ...COLUMNS } = RELEASE_COLUMNS;
const { files: _files, ...RELATIONS } = RELEASE_RELATIONS;
const SUMMARY_FIELDS = { ...COLUMNS, ...RELATIONS };

const FigureRow = z.object({
  id: z.int(),
  state: z.string(),
  rows: z.int().nullable(),
  bytes: z.number().nullable(),
  guards: z.array(Audit.shape.guards.element.omit({ hits: true })).nullable(),
});

interface Asked {
  readonly id: string;
  /** Only those with a smaller number. */
  readonly before?: number;
  readonly limit?: number;
}

/** A page of the releases of a corpus that the person may see, the newest first. */
export async function listReleases(ctx: Context, { id, before, limit = PAGE }: Asked): Promise<ReleaseList> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  const { releaseApprovals } = await ctx.db.corpus.findUniqueOrThrow({
    where: { id: corpus.id },
    select: { releaseApprovals: true },
  });
  const own = await ownFilesOnly(ctx, corpus.id);
  const found = await ctx.db.release.findMany({
    where: { corpusId: corpus.id, ...own, ...(before === undefined ? {} : { number: { lt: before } }) },
    orderBy: { number: "desc" },
    // One more tells whether there are more.
    take: limit + 1,
    select: SUMMARY_FIELDS,
  });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const jobs = await jobsOf(ctx, rows);
  const figures = await figuresOf(
    ctx,
    rows.map((row) => row.id),
  );

  return {
    items: rows.map((row) => {
      const job = jobs.get(row.jobId) ?? null;
      // Read after the jobs: one that ended meanwhile has left what its release shows, and nobody asks again.
      const { guards = null, state, ...known } = figures.get(row.id) ?? { state: row.state, rows: null, bytes: null };
      const { preset } = ReleaseRecipe.parse(row.recipe);
      const audit = guards === null ? null : { guards };

      return toSummary({ ...known, row, state: stateOf(state, job), preset, audit }, job);
    }),
    ...(last === undefined ? {} : { nextBefore: last.number }),
    approvalsNeeded: releaseApprovals,
    leavesOut: own !== undefined && (await ctx.db.release.count({ where: { corpusId: corpus.id, NOT: own } })) > 0,
  };
}

async function figuresOf(
  { db }: Pick<Context, "db">,
  ids: readonly number[],
): Promise<ReadonlyMap<number, z.infer<typeof FigureRow>>> {
  const rows = await queryRows(
    db,
    FigureRow,
    sql`select r.id, r.state, (r.manifest->>'rows')::int as rows,
          case when r.manifest is not null then
            coalesce((select sum(f.bytes) from release_file f where f.release_id = r.id), 0)::float8 end as bytes,
          (select jsonb_agg(g - 'hits') from jsonb_array_elements(r.audit->'guards') g) as guards
        from release r where r.id = any(${[...ids]}::int[])`,
  );

  return new Map(rows.map((row) => [row.id, row]));
}
