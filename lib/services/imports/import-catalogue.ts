import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Layout } from "@/lib/importers/importer";
import { parseRecord } from "@/lib/importers/parse-record";
import {
  CATALOGUE_FORMAT,
  type CatalogueProduct,
  type CatalogueRow,
  readCatalogueProduct,
} from "@/lib/scorer/catalogue-product";
import { cutBatches, type RecordBatch } from "./cut-batches";
import { type IngestedFile, writeTarget } from "./file-context";
import { keepRejected } from "./keep-rejected";
import type { ByteSource, SourceBroken } from "./open-source";
import { type NumberedRecord, packBatch } from "./raw-batch";
import type { Ingest } from "./with-ingest";
import { lockCorpus, NOTHING_DERIVED, writeProgress } from "./write-batch";

interface CatalogueFile extends IngestedFile {
  /** Records that an earlier attempt committed. */
  readonly readCount: number;
}

interface CatalogueSource {
  readonly source: ByteSource;
  readonly layout: Layout;
  /** Its content breaks off; what comes before is read all the same. */
  readonly onDamage: (damage: SourceBroken) => void;
}

/** Reads the products of a file into the catalogue of the corpus, a transaction a batch, from where an earlier attempt stopped. */
export async function importCatalogue(
  ingest: Ingest,
  file: CatalogueFile,
  { source, layout, onDamage }: CatalogueSource,
): Promise<void> {
  const plan = { layout, skip: file.readCount, runName: undefined, onDamage };
  for await (const batch of cutBatches(source.read(), plan)) {
    await writeProducts(ingest, file, batch);
    await ingest.onProgress(batch.readBytes);
  }
}

async function writeProducts(ingest: Ingest, file: CatalogueFile, batch: RecordBatch): Promise<void> {
  const { writer, corpusId } = ingest;
  const target = writeTarget(ingest, file, CATALOGUE_FORMAT);
  const rows = batch.records.map(readRow);
  const rejected = rows.flatMap((row, record) => (row.kind === "rejected" ? [{ record, reason: row.reason }] : []));
  // Of two documents of one product in a batch the later one counts, as it does between batches.
  const products = new Map(rows.flatMap((row) => (row.kind === "product" ? [[row.product.id, row.product]] : [])));

  await writer.transaction(async () => {
    await lockCorpus(writer, corpusId);
    const changed = await upsert(writer, corpusId, [...products.values()]);
    const written = {
      ...batch,
      raw: packBatch(batch.records),
      derived: { ...NOTHING_DERIVED, rejected },
      duplicates: 0,
    };
    await keepRejected(writer, target, written);
    await writeProgress(writer, target, written, {
      imported: changed,
      duplicates: rows.length - rejected.length - changed,
      rejected: rejected.length,
      conflicts: 0,
    });
  });
}

function readRow(record: NumberedRecord): CatalogueRow {
  if (record.oversizedBytes !== undefined)
    return { kind: "rejected", reason: "The record is too long to be read as one." };

  const parsed = parseRecord(record.bytes, record);
  return parsed.kind === "parsed" ? readCatalogueProduct(parsed.value) : { kind: "rejected", reason: parsed.reason };
}

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
      products.map(({ id }) => sanitiseText(id)),
      products.map(({ document }) => sanitiseJson(document)),
      products.map(({ embedding }) => (embedding === undefined ? null : `{${embedding.join(",")}}`)),
    ],
  );
  if (changed.length > 0) {
    await session.query(z.object({}), "update corpus set measure_version = 0 where id = $1", [corpusId]);
  }

  return changed.length;
}
