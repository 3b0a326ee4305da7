import * as z from "zod";
import type { SetAsideNote } from "@/lib/contract/set-aside";
import { sql } from "@/lib/db/query-rows";

/** What `noteColumns` select: nulls of a row that is not set aside. */
export const NOTE_COLUMNS = {
  act: z.string().nullable(),
  by: z.string().nullable(),
  at: z.date().nullable(),
  note: z.string().nullable(),
};

/** Who set a row `r` aside, of `rejected_row` or `rejected_rest`. */
export const noteColumns = sql`s.id::text as act, w.name as by, s.at, s.note`;
export const noteJoin = sql`left join set_aside s on s.id = r.set_aside_id left join person w on w.id = s.person_id`;

const Columns = z.object(NOTE_COLUMNS);

/** The same as the contract has it; null of a row that is not set aside. */
export function toNote({ act, by, at, note }: z.infer<typeof Columns>): SetAsideNote | null {
  if (act === null || by === null || at === null) return null;

  return { act, by, at: at.toISOString(), note };
}
