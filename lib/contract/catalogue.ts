import * as z from "zod";

/**
 * GET /api/corpora/:id/catalogue: what the rollouts of the corpus are scored by. DELETE removes all products of its shop and
 * answers the same.
 */
export const Catalogue = z.object({
  products: z.int(),
  /** Of them, those with an embedding of their title. */
  embedded: z.int(),
  /** Problems of the corpus whose reward is not hidden from who asks, and of them those with an answer key, whatever brought it. */
  problems: z.int(),
  answered: z.int(),
  /** Answer keys of files of problems of which no rollout is there yet. */
  waiting: z.int(),
});
export type Catalogue = z.infer<typeof Catalogue>;
