import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { SparseMember } from "@/lib/release/parquet/parquet-shape";
import type { OpenRelease } from "./release-fields";

/**
 * What the Parquet files of a frozen release have a column for, though some of its rows lack it: `outcome_by`, where the
 * rules scored any of its members.
 */
export async function sparseColumns(
  db: Db,
  { row, recipe }: Pick<OpenRelease, "row" | "recipe">,
): Promise<readonly SparseMember[]> {
  return recipe.formats.includes("parquet") && (await holdsRuled(db, row.id)) ? ["outcome_by"] : [];
}

/** Whether the rules had scored any of the trajectories of a release when it was frozen. */
export async function holdsRuled(db: Db, releaseId: number): Promise<boolean> {
  const found = await queryRows(
    db,
    z.object({ position: z.int() }),
    sql`select m.position from release_member m where m.release_id = ${releaseId} and m.outcome_by = 'rules' limit 1`,
  );

  return found.length > 0;
}
