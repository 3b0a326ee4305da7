import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { seenRows } from "@/lib/services/blindness/seen-rows";

/** A trajectory that is derived anew; rows of one group are read with one context. */
export interface ChosenRow {
  readonly id: bigint;
  readonly extId: string;
  readonly format: string;
  readonly versionId: number;
  readonly rawBytes: number;
}

interface Choice {
  readonly corpusId: number;
  /** All where it is absent. */
  readonly sample?: number | undefined;
  readonly seed: number;
}

const Row = z.object({
  id: z.bigint(),
  ext_id: z.string(),
  format: z.string(),
  filter_version_id: z.int(),
  raw_bytes: z.bigint(),
});

const PAGE = 10_000;

/** The trajectories of a corpus in the order of their ids, or as many of them as a sample asks for: one seed, one sample. */
export async function* chosenRows(asker: Asker, { corpusId, sample, seed }: Choice): AsyncGenerator<ChosenRow[]> {
  const seen = await seenRows(asker, corpusId);
  const columns = sql`t.id, t.ext_id, t.format, t.filter_version_id, t.raw_bytes`;
  if (sample !== undefined) {
    const rows = await queryRows(
      asker.db,
      Row,
      sql`select * from (select ${columns} from trajectory t where t.corpus_id = ${corpusId} and ${seen}
            order by md5(${seed}::int || ':' || t.ext_id), t.id limit ${sample}) chosen order by id`,
    );
    yield rows.map(toChosen);
    return;
  }

  let after = 0n;
  while (true) {
    const rows = await queryRows(
      asker.db,
      Row,
      sql`select ${columns} from trajectory t where t.corpus_id = ${corpusId} and t.id > ${after} and ${seen}
          order by t.id limit ${PAGE}`,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(toChosen);
    after = last.id;
  }
}

/** How many rows of the corpus there are to choose from. */
export async function countChoosable(asker: Asker, { corpusId, sample }: Choice): Promise<number> {
  const seen = await seenRows(asker, corpusId);
  const [row] = await queryRows(
    asker.db,
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from trajectory t where t.corpus_id = ${corpusId} and ${seen}`,
  );

  return Math.min(row?.count ?? 0, sample ?? Number.POSITIVE_INFINITY);
}

function toChosen(row: z.infer<typeof Row>): ChosenRow {
  return {
    id: row.id,
    extId: row.ext_id,
    format: row.format,
    versionId: row.filter_version_id,
    rawBytes: Number(row.raw_bytes),
  };
}
