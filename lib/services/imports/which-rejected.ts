import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import type { LockedImport } from "./lock-import";
import { reasonCounts } from "./rejected-figures";
import { seenVersion } from "./seen-version";
import { NOTE_COLUMNS, noteColumns, noteJoin, toNote } from "./set-aside-note";

/** Of what a set-aside or its way back is asked. */
export type AskedRows =
  | { readonly of: "row"; readonly row: string }
  | { readonly of: "reason"; readonly reason: string }
  | { readonly of: "import" }
  | { readonly of: "act"; readonly act: string };

/**
 * Conditions on a kept row `r` and on counted ones `r`.
 *
 * @param isSighted - of those that the person may know of
 */
export function whichRows(asked: AskedRows, isSighted: Sql): { readonly kept: Sql; readonly counted: Sql } {
  const { kept, counted } = chosenRows(asked);

  return { kept: sql`${kept} and ${isSighted}`, counted: sql`${counted} and ${isSighted}` };
}

function chosenRows(asked: AskedRows): { readonly kept: Sql; readonly counted: Sql } {
  switch (asked.of) {
    case "row":
      return { kept: sql`r.ext_id = ${asked.row}::uuid`, counted: sql`false` };
    case "reason":
      return { kept: sql`r.reason = ${asked.reason}`, counted: sql`r.reason = ${asked.reason}` };
    case "import":
      return { kept: sql`true`, counted: sql`true` };
    case "act":
      return { kept: sql`r.set_aside_id = ${asked.act}::uuid`, counted: sql`r.set_aside_id = ${asked.act}::uuid` };
  }
}

/**
 * Many rows are changed only as they were seen: one that somebody else set aside or put back meanwhile is their answer.
 *
 * @throws ServiceError CONFLICT
 */
export async function requireSeen(
  tx: DbOrTransaction,
  found: LockedImport,
  { version, isSighted }: { readonly version: number; readonly isSighted: Sql },
): Promise<void> {
  const now = await seenVersion(tx, found, isSighted);
  if (now === version) return;

  // Only of who may not know of all rows it is below zero.
  const isOfOthers = now < 0 !== version < 0;
  throw new ServiceError(
    "CONFLICT",
    isOfOthers
      ? "Other rows of this import are shown to you by now. Look at the list again."
      : "Somebody set rows of this import aside, or put some back, meanwhile. Look at the list again.",
  );
}

const Standing = z.object({ resolved: z.boolean(), ...NOTE_COLUMNS });

/**
 * How one rejected row stands.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function standingOf(
  tx: DbOrTransaction,
  { id }: LockedImport,
  { row, isSighted }: { readonly row: string; readonly isSighted: Sql },
) {
  const [found] = await queryRows(
    tx,
    Standing,
    sql`select r.resolved, ${noteColumns} from rejected_row r ${noteJoin}
        where r.import_id = ${id} and r.ext_id = ${row}::uuid and ${isSighted}`,
  );
  if (found === undefined) throw new ServiceError("NOT_FOUND", "There is no such rejected row.");

  return { isResolved: found.resolved, note: toNote(found) };
}

const ReasonRow = z.object({ reason: z.string(), count: z.int() });
const NAMED = 5;
const NAMED_CHARS = 200;

/**
 * Why none was changed, with the reasons that there are.
 *
 * @param isOfState - of the rows that could have been changed, kept or counted
 */
export async function whyNone(
  tx: DbOrTransaction,
  { id }: LockedImport,
  asked: { readonly of: string; readonly isOfState: Sql; readonly state: "waits" | "is set aside" },
): Promise<ServiceError> {
  const reasons = await queryRows(
    tx,
    ReasonRow,
    sql`${reasonCounts(id, asked.isOfState)} order by 2 desc, 1 limit ${NAMED}`,
  );
  if (asked.of !== "reason" || reasons.length === 0)
    return new ServiceError("INVALID", `No rejected row of this import ${asked.state}.`);
  const named = reasons.map(({ reason, count }) => `“${reason.slice(0, NAMED_CHARS)}” (${count.toLocaleString("en")})`);

  return new ServiceError("INVALID", `No row that ${asked.state} has this reason. There are: ${named.join(", ")}.`);
}
