import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";
import { besideCommand } from "./beside-command";

const USAGE = `Usage: assay catalogue FILE... --corpus NAME [--json]

Imports products of a shop from .jsonl and .json files, also gzipped: one object a product, with product_id and what is
known of title, price, shop_id, service, sku_options and attributes. With title_embedding, a list of numbers, titles are
compared as well. Outcomes of the corpus are scored again by them, in the background when Assay runs.

  --corpus NAME  the corpus whose shop it is; it is made when it is new.
  --json         print one line: {"import","corpus","read","products","unchanged","replaced","rejected","bytes",
                 "seconds"}; products are those that are new or say something new, replaced the rows that say something
                 else than a later one of their product that is read with them. Up to 2,000 rows are read at once: where
                 the later one comes behind these, both are new or changed.

A product that is known is replaced by what the file says of it; the same file again changes nothing.

Exit code: 0 when nothing was rejected, 1 when rows were rejected or some of the files refused, 2 for a mistake in the
command, 3 when nothing could be imported, or the import was cancelled or stopped.`;

/** `assay catalogue`: products of a shop. */
export const catalogue = besideCommand({
  usage: USAGE,
  format: CATALOGUE_FORMAT,
  counts: ({ products, sameProducts: unchanged, replaced }) => ({ products, unchanged, replaced }),
});
