import * as z from "zod";
import { MEASURES, TEST_SETS } from "@/lib/domain/published-values";

/** What a reference value is of. A success rate is drawn at k = 1. */
export const ReferenceFigure = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("asr") }),
  z.object({ kind: z.literal("pass_at_k"), k: z.int().min(1, "k is 1 at least.").max(10_000, "k is 10,000 at most.") }),
]);
export type ReferenceFigure = z.infer<typeof ReferenceFigure>;

/** A figure from elsewhere, to be set beside measured ones. It has no problems of its own here, so it is never paired. */
export const ReferenceValue = z.object({
  /** Of a published value a stable word, of an own one a UUID. */
  id: z.string(),
  origin: z.enum(["published", "own"]),
  label: z.string(),
  figure: ReferenceFigure,
  /** A share. */
  value: z.number().min(0).max(1),
  /** Problems behind the value; null where nobody says. */
  problems: z.int().positive().nullable(),
  /** Wilson, 95 %; null without a whole number of solved problems, or for means over samples of one set of problems. */
  interval: z.tuple([z.number(), z.number()]).nullable(),
  bucket: z.string().nullable(),
  suite: z.string().nullable(),
  /** Tools that the model had; null where nobody says. */
  harness: z.string().nullable(),
  measure: z.enum(MEASURES),
  /** Of published values. */
  testSet: z.enum(TEST_SETS).nullable(),
  /** Where it stands: a paper with its date, or what the person wrote. */
  source: z.string(),
  sourceUrl: z.string().nullable(),
  /** Why it cannot simply be set beside a measured figure, in words; empty where nobody wrote any. */
  caveat: z.string(),
  /** Of own ones: who added it, and the version that a change names. */
  addedBy: z.string().nullable(),
  version: z.int().nullable(),
});
export type ReferenceValue = z.infer<typeof ReferenceValue>;

/** GET /api/corpora/:id/references: the published ones first, then own ones by label. */
export const ReferenceList = z.object({ items: z.array(ReferenceValue) });
export type ReferenceList = z.infer<typeof ReferenceList>;

const Words = (most: number) => z.string().trim().max(most, `This has at most ${most} characters.`);

/** POST /api/corpora/:id/references */
export const AddReference = z.object({
  label: Words(80).min(1, "Write what the value is of."),
  figure: ReferenceFigure,
  value: z.number().min(0, "The value is a share from 0 to 1.").max(1, "The value is a share from 0 to 1."),
  problems: z.int().min(1, "At least one problem.").max(1_000_000, "At most 1,000,000 problems.").nullable(),
  source: Words(300).min(1, "Write where the value comes from."),
  caveat: Words(500),
  suite: Words(120).nullable(),
  bucket: Words(120).nullable(),
});
export type AddReference = z.infer<typeof AddReference>;

/**
 * PATCH /api/references/:id changes a value or brings a removed one back; DELETE /api/references/:id?version= removes it
 * and answers what PATCH takes to bring it back. Both name the version they saw, and meet CONFLICT when it is not the last.
 */
export const ChangeReference = AddReference.partial().extend({
  version: z.int().positive(),
  isRemoved: z.literal(false).optional(),
});
export type ChangeReference = z.infer<typeof ChangeReference>;
export const RemoveReference = z.object({ version: z.coerce.number().int().positive() });
export type RemoveReference = z.infer<typeof RemoveReference>;
export const ReferenceRemoved = z.object({ id: z.uuid(), version: z.int() });
export type ReferenceRemoved = z.infer<typeof ReferenceRemoved>;
