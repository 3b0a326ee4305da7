import * as z from "zod";
import { RUN_FIELDS } from "@/lib/query/run-fields";

/** GET /api/corpora/:id/field-values?field=&prefix= */
export const FieldValueQuery = z.object({
  field: z.enum(RUN_FIELDS),
  /** What is typed of a value, in any case. */
  prefix: z.string().max(200).default(""),
});
export type FieldValueQuery = z.infer<typeof FieldValueQuery>;

/** The first 50, those of most runs first. */
export const FieldValues = z.object({ items: z.array(z.string()) });
export type FieldValues = z.infer<typeof FieldValues>;
