import * as z from "zod";
import { PAGE_ROWS } from "@/lib/domain/page-rows";

/** Where a list goes on: `cursor` is the last answer's `nextCursor`. */
export const PageQuery = z.object({
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_ROWS).default(PAGE_ROWS),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** What a list that comes in pages says of the whole. */
export const PAGE_FIELDS = {
  /** Rows of the whole list. */
  total: z.int().nonnegative().default(0),
  /** Where the next page begins; null after the last one. */
  nextCursor: z.uuid().nullable().default(null),
};
