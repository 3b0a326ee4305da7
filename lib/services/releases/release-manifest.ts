import * as z from "zod";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import { SPLIT_STRATA } from "@/lib/contract/splits";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { capsOf } from "@/lib/domain/release-caps";
import { EXPORTERS } from "@/lib/exporters";
import type { Exporter } from "@/lib/exporters/exporter";
import { loadTokenizer } from "@/lib/filter/tokens/load-tokenizer";
import type { SparseMember } from "@/lib/release/parquet/parquet-shape";
import type { ReleaseFile, ReleaseManifest } from "@/lib/release/release-manifest";
import { RELEASE_SCHEMA } from "@/lib/release/release-manifest";
import type { ReleaseProblem } from "@/lib/release/release-row";
import { ROWS_FILE } from "@/lib/release/write/row-record";
import type { Names } from "@/lib/services/exports/pseudonyms";
import type { ReleaseCounts } from "./release-counts";
import type { OpenRelease } from "./release-fields";
import { assignmentHash } from "./split-problems";

interface Made {
  readonly counts: ReleaseCounts;
  readonly names: Names;
  readonly problems: readonly ReleaseProblem[];
  readonly files: readonly ReleaseFile[];
  readonly datasetVersion: string;
  readonly sparseColumns: readonly SparseMember[];
}

const RubricRow = z.object({ rubric: z.string() });

/** What a release is and what it was made of, without anything by which two databases differ. */
export async function manifestOf(
  db: Db,
  { row, recipe }: OpenRelease,
  { counts, names, problems, files, datasetVersion, sparseColumns }: Made,
): Promise<ReleaseManifest> {
  const { description, countsTokens, closing }: Exporter = EXPORTERS[recipe.preset];
  const counted = counts.figures();

  return {
    schema: RELEASE_SCHEMA,
    ...{ name: row.name, note: row.note, corpus: row.corpus.name, licence: recipe.licence },
    ...{ preset: recipe.preset, takes: description.takes, options: recipe.options, filter: recipe.filter },
    ...{ formats: recipe.formats, shardBytes: recipe.shardBytes, pools: recipe.pools },
    split: { ...(await splitOf(db, row.splitId)), assignmentSha256: assignmentHash(problems) },
    filterVersion: { name: row.filterVersion.name, hash: row.filterVersion.hash },
    caps: capsOf(recipe.caps, FilterThresholds.parse(row.filterVersion.thresholds)),
    datasetVersion,
    ...(countsTokens ? { tokenizer: `Qwen3, tokenizer.json ${(await loadTokenizer()).sha256}` } : {}),
    judgeRubrics: await rubricsOf(db, row.id),
    ...(names.told ? { pseudonyms: names.told } : {}),
    ...counted,
    figures: { ...counted.figures, ...closing?.(counted.rows, recipe.options) },
    rowHashes: ROWS_FILE,
    ...(sparseColumns.length > 0 ? { sparseColumns: [...sparseColumns] } : {}),
    files: [...files],
  };
}

const SplitColumns = z.object({
  name: z.string(),
  seed: z.int(),
  shares: z.record(z.string(), z.number()),
  strata: z.array(z.enum(SPLIT_STRATA)),
  weigh: z.enum(["problems", "trajectories"]),
});

async function splitOf(db: Db, splitId: number): Promise<z.infer<typeof SplitColumns>> {
  const select = { name: true, seed: true, shares: true, strata: true, weigh: true } as const;

  return SplitColumns.parse(await db.split.findUniqueOrThrow({ where: { id: splitId }, select }));
}

/** Rubrics of the scores that stand beside the rows. */
async function rubricsOf(db: Db, releaseId: number): Promise<string[]> {
  const rows = await queryRows(
    db,
    RubricRow,
    sql`select distinct t.judge_rubric collate "C" as rubric
        from release_member m join trajectory t on t.corpus_id = m.corpus_id and t.id = m.trajectory_id
        where m.release_id = ${releaseId} and t.judge_state = 'scored' and t.judge_rubric is not null order by 1`,
  );

  return rows.map(({ rubric }) => rubric);
}
