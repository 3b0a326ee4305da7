import * as z from "zod";
import type { SetAside, SetAsideDone } from "@/lib/contract/set-aside";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { LOCKED_TIME, lockImport } from "./lock-import";
import { noteSetAside } from "./note-set-aside";
import { requireOpenRows, sightedRows } from "./sighted-rows";
import { requireSeen, standingOf, whichRows, whyNone } from "./which-rejected";

const Act = z.object({ act: z.string(), rows: z.int() });

/**
 * Sets rejected rows of an import aside that wait: one, all of one reason or all. They are kept as they are and count nowhere
 * any more; a retry leaves them out. One that somebody else set aside first stays theirs, and is told.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND; CONFLICT while the import or a retry of it runs, or where somebody changed one of many rows
 *   meanwhile; INVALID for a retry, or where none waits
 */
export async function setAside(ctx: Context, input: SetAside & { readonly id: string }): Promise<SetAsideDone> {
  requirePermission(ctx, "import");

  return ctx.db.$transaction(async (tx) => {
    const found = await lockImport(tx, input.id);
    const asker = { db: tx, person: ctx.person };
    // A reason is told only to who may read the rows, and so is that there are rows of one.
    if (input.of === "reason") await requireOpenRows(asker, found.id);
    const isSighted = await sightedRows(asker, found.id);
    if (input.of === "row") {
      const { isResolved, note } = await standingOf(tx, found, { row: input.row, isSighted });
      if (isResolved) throw new ServiceError("CONFLICT", "A retry brought this row in meanwhile.");
      if (note !== null) return { rows: 0, act: null, standing: note };
    } else await requireSeen(tx, found, { version: input.version, isSighted });

    const { kept, counted } = whichRows(input, isSighted);
    const note = input.note === "" ? null : sanitiseText(input.note);
    const [done] = await queryRows(
      tx,
      Act,
      sql`with act as (
            insert into set_aside (import_id, person_id, note, at)
            values (${found.id}, ${ctx.person.id}, ${note}, ${ctx.now()}) returning id
          ), kept as (
            update rejected_row r set set_aside_id = act.id from act
            where r.import_id = ${found.id} and not r.resolved and r.set_aside_id is null and ${kept} returning r.id
          ), counted as (
            update rejected_rest r set set_aside_id = act.id from act
            where r.import_id = ${found.id} and r.set_aside_id is null and ${counted} returning r.count
          )
          select id::text as act,
            ((select count(*) from kept) + (select coalesce(sum(count), 0) from counted))::int as rows from act`,
    );
    if (done === undefined) throw new Error("setting aside gave no act");
    if (done.rows === 0)
      throw await whyNone(tx, found, {
        of: input.of,
        isOfState: sql`r.set_aside_id is null and ${isSighted}`,
        state: "waits",
      });
    const detail = { of: input.of, rows: done.rows, ...(note === null ? {} : { note }) };
    await noteSetAside(tx, ctx, found, { verb: "set_aside_rejected", subject: input.id, detail });

    return { ...done, standing: null };
  }, LOCKED_TIME);
}
