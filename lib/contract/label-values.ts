import * as z from "zod";
import { LABEL_REASONS, SPAN_FIELDS, STRUCTURE_LABELS } from "@/lib/domain/label";
import { LARGEST_INT } from "@/lib/domain/largest-int";
import { sanitiseText } from "@/lib/domain/sanitise-text";

export const StructureLabel = z.enum(STRUCTURE_LABELS);
export type StructureLabel = z.infer<typeof StructureLabel>;
export const LabelReason = z.enum(LABEL_REASONS);

/** The version that a person saw of what they change: no more than its column holds. */
export const ExpectedVersion = z.int().nonnegative().max(LARGEST_INT);

/** Part of a step that a label or comment cites (`Span` of the domain). */
export const Span = z.object({
  step: z.int().nonnegative(),
  field: z.enum(SPAN_FIELDS),
  call: z.int().nonnegative().optional(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  /** Text of a record, which may hold what no column can, also where it is cut. */
  quote: z.string().max(2000).transform(sanitiseText),
});
export type Span = z.infer<typeof Span>;
