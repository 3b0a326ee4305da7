import * as z from "zod";
import { TAKE_BACK_PARTS } from "@/lib/domain/take-back-parts";
import { Job } from "./jobs";
import { PAGE_FIELDS } from "./page";
import { SetAsideNote } from "./set-aside";

export const ImportFile = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  readBytes: z.number(),
  /** "cut": its import failed before it was read to its end. */
  state: z.enum(["waiting", "reading", "done", "refused", "cancelled", "cut"]),
  format: z.string().nullable(),
  refusal: z.string().nullable(),
  /** What there is to know of a file that was read. */
  note: z.string().nullable(),
  read: z.number(),
  imported: z.number(),
  duplicates: z.number(),
  rejected: z.number(),
  /** It holds answer keys, and the person reviews rewards of the corpus blind: what became of its rows is in no figure, here and of the import. */
  isVeiled: z.boolean(),
});
export type ImportFile = z.infer<typeof ImportFile>;

/** Rejected rows of a file of which nothing is kept, for one reason. */
export const CountedRows = z.object({
  file: z.string(),
  reason: z.string(),
  count: z.int(),
  firstLine: z.int(),
  setAside: SetAsideNote.nullable(),
});
export type CountedRows = z.infer<typeof CountedRows>;

export const Import = z.object({
  id: z.uuid(),
  corpus: z.object({ id: z.uuid(), name: z.string() }),
  runName: z.string().nullable(),
  /** The format that was asked for: "auto", or one that every file was read as. */
  askedFormat: z.string(),
  /** The import whose rejected rows this one reads again. */
  retryOf: z.uuid().nullable(),
  job: Job.nullable(),
  files: z.array(ImportFile),
  read: z.number(),
  imported: z.number(),
  duplicates: z.number(),
  rejected: z.number(),
  /** Of the rejected ones, those that an earlier import of the corpus had rejected too. */
  rejectedBefore: z.number(),
  /** Of catalogue files: products that are new or say something new, and those that were known so. */
  products: z.number(),
  sameProducts: z.number(),
  /** Of files of problems: answer keys that are new or say something new, and those that were known so. */
  answerKeys: z.number(),
  sameAnswerKeys: z.number(),
  /** Of the imported ones, those whose source id the run already held with another body. Each carries a note. */
  conflicts: z.number(),
  /**
   * Rows of catalogue files and files of problems that say something else than a later one of the same product or problem,
   * which counts. They are those that are read together with it, of up to 2,000 rows: where it comes behind these, both
   * count as new or changed.
   */
  replaced: z.number(),
  /** Rejected rows that a later retry brought in. */
  resolved: z.number(),
  /** Rejected rows that wait for nobody, because somebody set them aside. */
  setAside: z.number(),
  /** Rejected rows that wait: neither brought in nor set aside. Of a retry no more than wait in the import that it retried. */
  open: z.number(),
  /** Of these, those that a retry reads: no product and no problem, and all of the row is kept. A retry has none of its own. */
  retryable: z.number(),
  /** Another with every row that is set aside or put back, of those that the person may know of. */
  setAsideVersion: z.int(),
  /** Of the rejected ones, those beyond what is kept of a file: no retry can read them. The most frequent reasons first. */
  countedRows: z.array(CountedRows),
  /** It has rejected rows, and they are neither listed nor downloaded for the person: by their role, or while they review blind. */
  areRowsClosed: z.boolean(),
  /** The person who asks has made it. */
  isOwn: z.boolean(),
  /** The job that takes it back, while that waits or runs. */
  takingBack: z.uuid().nullable(),
  /** The job that was to take it back and could not, where none was started since. */
  takeBackFailed: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Import = z.infer<typeof Import>;

/** `cursor` is the last answer's `nextCursor`; without a corpus the imports into all of them are listed. */
export const ImportQuery = z.object({
  corpus: z.uuid().optional(),
  cursor: z.uuid().optional(),
  /** Without one, as many as a page of the application shows. */
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export type ImportQuery = z.infer<typeof ImportQuery>;
/** GET /api/imports?corpus=&cursor=&limit= (newest first), GET /api/imports/:id */
export const ImportList = z.object({ items: z.array(Import), ...PAGE_FIELDS });
export type ImportList = z.infer<typeof ImportList>;

/** GET /api/imports/:id/take-back: what would go with the import. POST starts the job: answer 202 with its id. */
export const ImportTakeBack = z.object({
  counts: z.record(z.enum(TAKE_BACK_PARTS), z.int()),
  /** What became of the rows of its files of problems is in no figure: the person reviews rewards of the corpus blind. */
  isVeiled: z.boolean(),
  /** Its records that were here before it: they stay. */
  stays: z.int(),
  /** Why it cannot be taken back now, and what to do about it. */
  refusal: z.string().nullable(),
  /** What stands against it is work that is under way, and goes away by itself. */
  waits: z.boolean(),
});
export type ImportTakeBack = z.infer<typeof ImportTakeBack>;

/** Answer 202 of the request that brings the last file. */
export const ImportStarted = z.object({ importId: z.uuid(), jobId: z.uuid() });
export type ImportStarted = z.infer<typeof ImportStarted>;

/** The rows that are set aside, or all others. */
export const RejectedPart = z.object({ part: z.enum(["rest", "set-aside"]).default("rest") });
export type RejectedPart = z.infer<typeof RejectedPart>;

/**
 * GET /api/imports/:id/rejected?part=&cursor= ; GET /api/imports/:id/rejected/download?part= gives NDJSON
 * {file,line,reason,encoding,raw}, of rows that are set aside with {by,at,note} as setAside.
 */
export const RejectedQuery = RejectedPart.extend({ cursor: z.uuid().optional() });
export type RejectedQuery = z.infer<typeof RejectedQuery>;
export const RejectedRow = z.object({
  id: z.uuid(),
  file: z.string(),
  line: z.int(),
  reason: z.string(),
  /** First 2,000 characters. */
  excerpt: z.string(),
  /** Of the whole row. */
  bytes: z.int(),
  /** Fewer than \`bytes\` when the row was too long to keep: only its beginning is there, and no retry can read it. */
  keptBytes: z.int(),
  resolved: z.boolean(),
  setAside: SetAsideNote.nullable(),
  /** Rows of the import with this reason that wait, or that are set aside, as this one; those that are only counted too. */
  alike: z.int(),
});
export type RejectedRow = z.infer<typeof RejectedRow>;
export const RejectedPage = z.object({ items: z.array(RejectedRow), nextCursor: z.uuid().nullable() });
export type RejectedPage = z.infer<typeof RejectedPage>;
