import type { SourceFormat } from "@/lib/domain/trajectory";
import { detectFormat, explainRefusal } from "./detect-format";
import type { Importer, Layout } from "./importer";
import { readHeader } from "./read-header";

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
  const found = detectFormat(head, only);
  if (found.kind === "refused") return { kind: "refused", why: explainRefusal(found.tried) };

  const { importer, layout } = found;
  if (layout !== "member" || importer.member === undefined) return { kind: "detected", importer, layout };

  const header = await readHeader(read(), importer.member);
  if (header.kind === "unreadable") return { kind: "refused", why: header.reason };

  return { kind: "detected", importer, layout, header: header.header };
}
