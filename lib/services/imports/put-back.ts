import * as z from "zod";
import type { PutBack, SetAsideDone } from "@/lib/contract/set-aside";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { LOCKED_TIME, lockImport } from "./lock-import";
import { noteSetAside } from "./note-set-aside";
import { requireOpenRows, sightedRows } from "./sighted-rows";
import { requireSeen, standingOf, whichRows, whyNone } from "./which-rejected";

const Done = z.object({ rows: z.int() });

/**
 * Puts rejected rows of an import back that are set aside: one, all of one reason, all, or what one act set aside. They wait
 * again, and a retry reads them. What somebody else put back meanwhile, or set aside anew, stays as they left it.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND; CONFLICT while the import or a retry of it runs, or where somebody changed one of many rows
 *   meanwhile; INVALID for a retry, or where none is set aside
 */
export async function putBack(ctx: Context, input: PutBack & { readonly id: string }): Promise<SetAsideDone> {
  requirePermission(ctx, "import");

  return ctx.db.$transaction(async (tx) => {
    const found = await lockImport(tx, input.id);
    const asker = { db: tx, person: ctx.person };
    // A reason is told only to who may read the rows, and so is that there are rows of one.
    if (input.of === "reason") await requireOpenRows(asker, found.id);
    const isSighted = await sightedRows(asker, found.id);
    if (input.of === "reason" || input.of === "import")
      await requireSeen(tx, found, { version: input.version, isSighted });

    const { kept, counted } = whichRows(input, isSighted);
    const seen = input.of === "row" ? sql`r.set_aside_id = ${input.act}::uuid` : sql`r.set_aside_id is not null`;
    const [done] = await queryRows(
      tx,
      Done,
      sql`with kept as (
            update rejected_row r set set_aside_id = null
            where r.import_id = ${found.id} and ${seen} and ${kept} returning r.id
          ), counted as (
            update rejected_rest r set set_aside_id = null
            where r.import_id = ${found.id} and ${seen} and ${counted} returning r.count
          )
          select ((select count(*) from kept) + (select coalesce(sum(count), 0) from counted))::int as rows`,
    );
    const rows = done?.rows ?? 0;
    if (rows > 0) {
      await noteSetAside(tx, ctx, found, {
        ...{ verb: "put_back_rejected", subject: input.id, detail: { of: input.of, rows } },
      });

      return { rows, act: null, standing: null };
    }
    if (input.of === "row")
      return { rows, act: null, standing: (await standingOf(tx, found, { row: input.row, isSighted })).note };
    if (input.of === "act") return { rows, act: null, standing: null };

    throw await whyNone(tx, found, {
      ...{ of: input.of, isOfState: sql`r.set_aside_id is not null and ${isSighted}`, state: "is set aside" },
    });
  }, LOCKED_TIME);
}
