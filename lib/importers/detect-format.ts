import type { SourceFormat } from "@/lib/domain/trajectory";
import { describeSample } from "./describe-sample";
import type { Importer, Layout } from "./importer";
import { IMPORTERS } from "./index";
import { sampleFile, toldBy } from "./sample-file";

/** Bytes of a file's beginning that detection wants: past the long headers and first records of most sources. */
export const SAMPLE_BYTES = 512 * 1024;

export type DetectedFormat =
  | { readonly kind: "detected"; readonly format: SourceFormat; readonly importer: Importer; readonly layout: Layout }
  | {
      readonly kind: "refused";
      readonly tried: readonly TriedFormat[];
      /** The sample ends inside the first record: a longer one may tell more. */
      readonly isCut: boolean;
      /** Whose header the file is, and of no record. */
      readonly headerOf?: Importer;
    };

export interface TriedFormat {
  /** A source's format; "file" for what the file itself holds. */
  readonly format: SourceFormat | "file";
  readonly why: string;
}

/**
 * Finds the source of a file from its first bytes (after decompression), whatever its name says.
 * `only` restricts the search to a format that a person chose.
 */
export function detectFormat(head: Uint8Array, only?: SourceFormat): DetectedFormat {
  const sampled = sampleFile(head);
  const sample = toldBy(sampled);
  const tried: TriedFormat[] = [];
  for (const importer of IMPORTERS) {
    if (sample === undefined || (only !== undefined && importer.format !== only)) continue;

    const detection = importer.detect(sample);
    if (detection.kind === "accepted") {
      return { kind: "detected", format: importer.format, importer, layout: detection.layout };
    }
    if (detection.kind === "header") {
      const { why } = detection;
      return { kind: "refused", tried: [{ format: "file", why }], isCut: sampled.isCut, headerOf: importer };
    }
    tried.push({ format: importer.format, why: detection.why });
  }

  if (sampled.kind === "unreadable") {
    return { kind: "refused", tried: [{ format: "file", why: sampled.why }], isCut: sampled.isCut };
  }
  const why = describeSample(sampled.sample, only);
  return { kind: "refused", tried: [{ format: "file", why }, ...tried], isCut: sampled.isCut };
}

/** The refusal of a file as text: what the file is in the first line, in the second why it is none of the known formats. */
export function explainRefusal(tried: readonly TriedFormat[]): string {
  const found = tried.filter(({ format }) => format === "file").map(({ why }) => why);
  const reasons = tried.filter(({ format }) => format !== "file").map(({ format, why }) => `${format}: ${why}`);
  if (reasons.length === 0) return found.join(" ");

  return `${found.join(" ")}\nTried ${reasons.join("; ")}.`;
}
