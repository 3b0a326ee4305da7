import type { SourceFormat } from "@/lib/domain/trajectory";
import { type DetectedFormat, detectFormat, explainRefusal, SAMPLE_BYTES } from "./detect-format";
import type { Importer, Layout } from "./importer";
import { readHeader } from "./read-header";
import { takeBytes } from "./take-bytes";

/** A first record that has told nothing up to here is refused. */
const MOST_SAMPLE_BYTES = 64 * 1024 * 1024;
const GROWTH = 8;

export interface FoundRecords {
  readonly kind: "detected";
  readonly importer: Importer;
  readonly layout: Layout;
  readonly header?: unknown;
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
): Promise<FoundRecords | { readonly kind: "refused"; readonly why: string }> {
  const found = await detectRecord({ head, read }, only);
  if (found.kind === "refused") return { kind: "refused", why: explainRefusal(found.tried) };

  const { importer, layout } = found;
  if (layout !== "member" || importer.member === undefined) return { kind: "detected", importer, layout };

  const header = await readHeader(read(), importer.member);
  if (header.kind === "unreadable") return { kind: "refused", why: header.reason };

  return { kind: "detected", importer, layout, header: header.header };
}

/** Members that tell a format may come late in a record: the sample grows while it ends inside the first one. */
async function detectRecord({ head, read }: Source, only: SourceFormat | undefined): Promise<DetectedFormat> {
  let found = detectFormat(head, only);
  let sizeBytes = head.length < SAMPLE_BYTES ? MOST_SAMPLE_BYTES : head.length;

  while (found.kind === "refused" && found.isCut && sizeBytes < MOST_SAMPLE_BYTES) {
    sizeBytes = Math.min(sizeBytes * GROWTH, MOST_SAMPLE_BYTES);
    const longer = await takeBytes(read(), sizeBytes);
    found = detectFormat(longer, only);
    if (longer.length < sizeBytes) break;
  }

  return found;
}
