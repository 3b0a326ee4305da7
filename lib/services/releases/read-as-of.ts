import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { LabelsAsOf } from "@/lib/domain/labels-as-of";
import { ServiceError } from "@/lib/services/service-error";

/** The last event of the label history and the last trajectory that a release of an earlier moment knows. */
export interface AsOf {
  readonly event: bigint;
  readonly trajectoryTo: bigint;
}

const AsOfRow = z.object({ event: z.bigint(), trajectoryTo: z.bigint() });

interface Asked {
  readonly corpusId: number;
  readonly labels: LabelsAsOf;
  readonly now: Date;
}

/**
 * Where the history of a corpus ends for a release; undefined for one of now.
 *
 * @throws ServiceError INVALID for a release that knows no labels, or a moment that has not come yet
 */
export async function readAsOf(db: DbOrTransaction, { corpusId, labels: asOf, now }: Asked): Promise<AsOf | undefined> {
  if (asOf.kind === "now") return undefined;
  if (asOf.kind === "release") return ofRelease(db, corpusId, asOf);
  if (asOf.at.getTime() > now.getTime())
    throw new ServiceError("INVALID", "The moment of the labels has not come yet, so what they will be is not known.");

  const [row] = await queryRows(
    db,
    AsOfRow,
    sql`select coalesce((select e.id from label_event e where e.at <= ${asOf.at} order by e.id desc limit 1), 0) as event,
          coalesce((select min(t.id) - 1 from trajectory t where t.corpus_id = ${corpusId}
              and t.import_id = any(${await unendedImports(db, corpusId, asOf.at)}::int[])),
            (select max(t.id) from trajectory t where t.corpus_id = ${corpusId}), 0) as "trajectoryTo"`,
  );

  return row;
}

/**
 * Imports that had not ended by a moment. When each of their rows came is not kept, so none of them is known, and nothing that
 * came beside them: whenever it is asked, a moment then knows the same.
 */
async function unendedImports(db: DbOrTransaction, corpusId: number, at: Date): Promise<readonly number[]> {
  const rows = await queryRows(
    db,
    z.object({ id: z.int() }),
    // One that failed is closed by its job alone.
    sql`select i.id from import i left join job_run j on j.id = i.job_id where i.corpus_id = ${corpusId}
        and coalesce(i.finished_at, j.finished_at, case when j.id is null then i.created_at end, 'infinity') > ${at}`,
  );

  return rows.map(({ id }) => id);
}

async function ofRelease(
  db: DbOrTransaction,
  corpusId: number,
  { number }: Extract<LabelsAsOf, { kind: "release" }>,
): Promise<AsOf> {
  const release = await db.release.findUnique({
    where: { corpusId_number: { corpusId, number } },
    select: { labelEvent: true, trajectoryTo: true, frozenAt: true },
  });
  if (release === null || release.frozenAt === null)
    throw new ServiceError("INVALID", `There is no release ${number} of this corpus whose labels are known.`);

  return { event: release.labelEvent, trajectoryTo: release.trajectoryTo };
}
