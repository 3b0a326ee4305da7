import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { BESIDE_FORMATS } from "@/lib/scorer/beside-formats";
import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";

/** What an import did, over all its attempts. */
export interface ImportSummary {
  readonly import: string;
  readonly corpus: string;
  /** The formats that were found, joined by a comma when the files differ; null when none was known. */
  readonly format: string | null;
  readonly read: number;
  readonly imported: number;
  readonly duplicates: number;
  readonly rejected: number;
  /** Of catalogue files: products that are new or say something new. They count as neither imported nor duplicates. */
  readonly products: number;
  /** Of files of problems: answer keys that are new or say something new; likewise. */
  readonly answerKeys: number;
  /** Of the imported ones, those whose source id their run already held with another body. */
  readonly conflicts: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly refused: number;
  /** Set when no file could be read: why, file by file. */
  readonly refusal?: string;
}

const Row = z.object({
  import: z.string(),
  corpus: z.string(),
  format: z.string().nullable(),
  read: z.int(),
  imported: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  products: z.int(),
  answerKeys: z.int(),
  conflicts: z.int(),
  bytes: z.number(),
  files: z.int(),
  refused: z.int(),
  refusals: z.string().nullable(),
});

const isOfTrajectories = "f.format is null or f.format <> all($4::text[])";

/** Adds up the files of an import. */
export async function summariseImport(session: CopySession, importId: number, seconds: number): Promise<ImportSummary> {
  const [row] = await session.query(
    Row,
    `select i.ext_id::text as import, c.name as corpus, string_agg(distinct f.format, ',') as format,
       coalesce(sum(f.read_count), 0)::int as read,
       coalesce(sum(f.imported_count) filter (where ${isOfTrajectories}), 0)::int as imported,
       coalesce(sum(f.imported_count) filter (where f.format = $2), 0)::int as products,
       coalesce(sum(f.imported_count) filter (where f.format = $3), 0)::int as "answerKeys",
       coalesce(sum(f.duplicate_count) filter (where ${isOfTrajectories}), 0)::int as duplicates,
       coalesce(sum(f.rejected_count), 0)::int as rejected,
       coalesce(sum(f.conflict_count) filter (where ${isOfTrajectories}), 0)::int as conflicts, coalesce(sum(f.read_bytes), 0)::float8 as bytes,
       count(f.id)::int as files, (count(f.id) filter (where f.state = 'refused'))::int as refused,
       string_agg(f.name || ': ' || f.refusal, E'\\n' order by f.position) as refusals
     from import i join corpus c on c.id = i.corpus_id left join import_file f on f.import_id = i.id
     where i.id = $1 group by i.id, c.id`,
    [importId, CATALOGUE_FORMAT, PROBLEMS_FORMAT, BESIDE_FORMATS],
  );
  if (row === undefined) throw new Error(`import ${importId} is gone`);

  const { files, refusals, ...counts } = row;
  const isRefused = files > 0 && counts.refused === files && counts.read === 0;
  const rounded = Math.round(seconds * 1000) / 1000;

  return { ...counts, seconds: rounded, ...(isRefused ? { refusal: refusals ?? "No file could be read." } : {}) };
}
