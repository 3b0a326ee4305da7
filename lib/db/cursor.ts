import * as z from "zod";
import type { SortField } from "@/lib/contract/trajectories";
import type { Place } from "./order-place";
import { SORT_PLANS, type SortKey } from "./sort-plan";

/** Where a page ended: opaque outside. It carries its sort, and the count of the first page. */
export const Cursor = z.object({
  sort: z.string(),
  segment: z.int().nonnegative(),
  keys: z.array(z.string()),
  id: z.string().regex(/^\d{1,18}$/),
  count: z.int().nonnegative(),
});
export type Cursor = z.infer<typeof Cursor>;

/** A cursor as text for a URL. */
export function printCursor({ sort, segment, keys, id, count }: Place & { sort: string; count: number }): string {
  return Buffer.from(JSON.stringify([sort, segment, keys, id, count])).toString("base64url");
}

const Wire = z
  .tuple([Cursor.shape.sort, Cursor.shape.segment, Cursor.shape.keys, Cursor.shape.id, Cursor.shape.count])
  .transform(([sort, segment, keys, id, count]) => ({ sort, segment, keys, id, count }));

/** The cursor in the text, or undefined when it is not one of this sort. */
export function readCursor(text: string, sort: string): Cursor | undefined {
  const cursor = parse(text);
  if (cursor?.sort !== sort) return undefined;

  const field = sort.replace(/^-/, "");
  const keys = isSortField(field) ? SORT_PLANS[field].segments[cursor.segment]?.keys : undefined;
  const fits = keys?.length === cursor.keys.length && keys.every((key, at) => FITS[key.type](cursor.keys[at] ?? ""));

  return fits ? cursor : undefined;
}

function parse(text: string): Cursor | undefined {
  try {
    return Wire.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8"))).data;
  } catch {
    // Not JSON: the same answer as for JSON of another shape.
    return undefined;
  }
}

function isSortField(field: string): field is SortField {
  return Object.hasOwn(SORT_PLANS, field);
}

/** What PostgreSQL can cast: anything else was not printed by us, and would be an error of the statement. */
const FITS: Readonly<Record<SortKey["type"], (text: string) => boolean>> = {
  int: (text) => isWithin(text, 2 ** 31),
  smallint: (text) => isWithin(text, 2 ** 15),
  real: (text) => text !== "" && Math.abs(Number(text)) < 3e38,
  text: (text) => !text.includes("\u0000"),
  timestamptz: (text) =>
    /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(text) &&
    !Number.isNaN(Date.parse(text.slice(0, 10))),
};

function isWithin(text: string, limit: number): boolean {
  return /^-?\d+$/.test(text) && Math.abs(Number(text)) < limit;
}
