import type { SourceFormat } from "@/lib/domain/trajectory";
import { type DetectedFormat, detectFormat, explainRefusal, SAMPLE_BYTES } from "./detect-format";
import type { Importer, Layout } from "./importer";
import { parseRecord } from "./parse-record";
import { type FileHeader, readHeader } from "./read-header";
import { takeBytes } from "./take-bytes";
import { toldByRecords } from "./told-by-records";

/** A first record that has told nothing up to here is refused. */
const MOST_SAMPLE_BYTES = 64 * 1024 * 1024;
const GROWTH = 8;

export interface FoundRecords {
  readonly kind: "detected";
  readonly importer: Importer;
  readonly layout: Layout;
  readonly header?: unknown;
}

export interface RefusedFile {
  readonly kind: "refused";
  readonly why: string;
  /** It ends or breaks inside its only record. */
  readonly isCut: boolean;
  /** It holds no record, but the header of those in other files. */
  readonly side?: { readonly importer: Importer; readonly header: unknown };
}

interface Source {
  /** Its first bytes, as many as format detection wants. */
  readonly head: Uint8Array;
  /** A pass over all of its bytes. */
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** Finds the importer of a file and, where its records need it, reads the file's header. */
export async function findRecords(
  { head, read }: Source,
  only: SourceFormat | undefined,
): Promise<FoundRecords | RefusedFile> {
  const { found, whole } = await detectRecord({ head, read }, only);
  if (found.kind === "refused") {
    if (found.headerOf !== undefined) return readSideHeader(read, found.headerOf, explainRefusal(found.tried));
    const why = whyBroken(found, whole);
    return { kind: "refused", why: why ?? explainRefusal(found.tried), isCut: why !== undefined };
  }

  const { importer, layout } = found;
  if (layout !== "member" || importer.member === undefined) {
    const told = importer.toldByRecord && (await toldByRecords(read(), layout, importer.toldByRecord));

    return { kind: "detected", importer, layout, ...(told === undefined ? {} : { header: told }) };
  }

  const header = await readHeader(read(), importer.member);
  if (header.kind === "unreadable") return { kind: "refused", why: header.reason, isCut: false };

  // The sample of a long header ended before it could tell that no record follows.
  const looked = importer.detect({ kind: "document", values: [{ value: header.header, isComplete: true }] });
  if (looked.kind === "header") return sideHeader(header, importer, looked.why);

  return { kind: "detected", importer, layout, header: header.header };
}

/** A header without records, as far as `why` says so. */
async function readSideHeader(read: Source["read"], importer: Importer, why: string): Promise<RefusedFile> {
  const header = await readHeader(read(), importer.member ?? { key: "", headerKeys: [] });
  if (header.kind === "unreadable") return { kind: "refused", why: header.reason, isCut: false };

  return sideHeader(header, importer, why);
}

/** Only a whole document is known to hold no record: of one that ends too early the records may be what is missing. */
function sideHeader(
  { header, whyPart }: Extract<FileHeader, { kind: "read" }>,
  importer: Importer,
  why: string,
): RefusedFile {
  if (whyPart !== undefined) return { kind: "refused", why: whyPart, isCut: true };

  return { kind: "refused", why, isCut: false, side: { importer, header } };
}

interface Looked {
  readonly found: DetectedFormat;
  /** All of the file, where that is what was looked at. */
  readonly whole?: Uint8Array;
}

/** Members that tell a format may come late in a record: the sample grows while it ends inside the first one. */
async function detectRecord({ head, read }: Source, only: SourceFormat | undefined): Promise<Looked> {
  let found = detectFormat(head, only);
  if (head.length < SAMPLE_BYTES) return { found, whole: head };
  let sizeBytes = head.length;

  while (found.kind === "refused" && found.isCut && sizeBytes < MOST_SAMPLE_BYTES) {
    sizeBytes = Math.min(sizeBytes * GROWTH, MOST_SAMPLE_BYTES);
    const longer = await takeBytes(read(), sizeBytes);
    found = detectFormat(longer, only);
    if (longer.length < sizeBytes) return { found, whole: longer };
  }

  return { found };
}

/** Of a file that ends inside its only record the formats tell nothing: what is missing might have told one. */
function whyBroken(
  { tried, isCut }: Extract<DetectedFormat, { kind: "refused" }>,
  whole: Uint8Array | undefined,
): string | undefined {
  const isJson = tried.some(({ format }) => format !== "file");
  if (whole === undefined || !isCut || !isJson) return undefined;

  const parsed = parseRecord(whole, { endsFile: true });
  return parsed.kind === "unreadable" ? parsed.reason : undefined;
}
