import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { CATALOGUE_FORMAT, type CatalogueProduct, readCatalogueProduct } from "@/lib/scorer/catalogue-product";
import type { BesideKind } from "./import-beside";
import { latestByKey } from "./latest-by-key";

/** Products go into the catalogue of the corpus. */
export const CATALOGUE_FILE: BesideKind<CatalogueProduct> = {
  format: CATALOGUE_FORMAT,
  read: readCatalogueProduct,
  write: async (session, { corpusId }, rows) => {
    const { latest, replaced } = latestByKey(
      rows.map(({ value }) => value),
      ({ id }) => id,
    );

    return { changed: await upsert(session, corpusId, latest), replaced: replaced.length, refused: new Map() };
  },
};

/** Writes products that are new or say something new; what is scored by them is then measured again. */
async function upsert(session: CopySession, corpusId: number, products: readonly CatalogueProduct[]): Promise<number> {
  if (products.length === 0) return 0;

  const changed = await session.query(
    z.object({}),
    `insert into product (corpus_id, product_id, document, title_embedding)
     select $1::int, t.id, t.document::jsonb, t.embedding::real[]
     from unnest($2::text[], $3::text[], $4::text[]) as t (id, document, embedding)
     on conflict (corpus_id, product_id) do update
       set document = excluded.document, title_embedding = excluded.title_embedding
       where (product.document, product.title_embedding) is distinct from (excluded.document, excluded.title_embedding)
     returning 1 as written`,
    [
      corpusId,
      products.map(({ id }) => id),
      products.map(({ document }) => sanitiseJson(document)),
      products.map(({ embedding }) => (embedding === undefined ? null : `{${embedding.join(",")}}`)),
    ],
  );
  if (changed.length > 0) {
    await session.query(z.object({}), "update corpus set measure_version = 0 where id = $1", [corpusId]);
  }

  return changed.length;
}
