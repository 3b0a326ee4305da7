import * as z from "zod";

/** GET /api/corpora/:id/run-names?search= */
export const RunNameQuery = z.object({
  /** Part of a name, or a whole id. */
  search: z.string().max(200).default(""),
});
export type RunNameQuery = z.infer<typeof RunNameQuery>;

/** What a person chooses a run by; figures are not asked for. */
export const RunName = z.object({
  id: z.uuid(),
  name: z.string(),
  harness: z.string().nullable(),
  suite: z.string().nullable(),
});
export type RunName = z.infer<typeof RunName>;

export const RunNameList = z.object({
  /** The first ones by name. */
  items: z.array(RunName),
  /** All that match. */
  total: z.int(),
});
export type RunNameList = z.infer<typeof RunNameList>;
