import * as z from "zod";

/** GET /api/corpora/:id/catalogue: what the corpus knows of the products of its shop. DELETE removes them all and answers the same. */
export const Catalogue = z.object({
  products: z.int(),
  /** Of them, those with an embedding of their title. */
  embedded: z.int(),
});
export type Catalogue = z.infer<typeof Catalogue>;
