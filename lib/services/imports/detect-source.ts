import type { SourceFormat } from "@/lib/domain/trajectory";
import { detectFormat, explainRefusal } from "@/lib/importers/detect-format";
import type { Importer, Layout } from "@/lib/importers/importer";
import { readHeader } from "@/lib/importers/read-header";
import { type ByteSource, readHead, untilBroken } from "./open-source";

export interface DetectedSource {
  readonly kind: "detected";
  readonly importer: Importer;
  readonly layout: Layout;
  readonly header?: unknown;
}

/** Finds the source of a file and, where records need it, reads the file's header. */
export async function detectSource(
  source: ByteSource,
  only: SourceFormat | undefined,
): Promise<DetectedSource | { readonly kind: "refused"; readonly why: string }> {
  const found = detectFormat(await readHead(source), only);
  if (found.kind === "refused") return { kind: "refused", why: explainRefusal(found.tried) };

  const { importer, layout } = found;
  if (layout !== "member" || importer.member === undefined) return { kind: "detected", importer, layout };

  const read = await readHeader(untilBroken(source.read()), importer.member);
  if (read.kind === "unreadable") return { kind: "refused", why: read.reason };

  return { kind: "detected", importer, layout, header: read.header };
}
