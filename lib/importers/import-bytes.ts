import type { RowOutcome } from "@/lib/domain/import-row";
import type { SourceFormat, Trajectory } from "@/lib/domain/trajectory";
import { cutRecords } from "./cut-records";
import { detectFormat, explainRefusal, SAMPLE_BYTES } from "./detect-format";
import type { Layout } from "./importer";
import { readHeader } from "./read-header";
import { readTrajectory } from "./read-trajectory";

export type ImportedBytes =
  | {
      readonly kind: "read";
      readonly format: SourceFormat;
      readonly layout: Layout;
      readonly outcomes: readonly RowOutcome<Trajectory>[];
    }
  | { readonly kind: "refused"; readonly why: string };

/** Reads a whole file that is held in memory, as an import reads it from a stream. */
export async function importBytes(bytes: Uint8Array, fileName: string, only?: SourceFormat): Promise<ImportedBytes> {
  const detected = detectFormat(bytes.subarray(0, SAMPLE_BYTES), only);
  if (detected.kind === "refused") return { kind: "refused", why: explainRefusal(detected.tried) };

  const { importer, layout, format } = detected;
  const member = layout === "member" ? importer.member : undefined;
  const header = member === undefined ? undefined : await readHeader(once(bytes), member);
  if (header?.kind === "unreadable") return { kind: "refused", why: header.reason };

  const outcomes: RowOutcome<Trajectory>[] = [];
  const options = { layout, ...(member === undefined ? {} : { memberKey: member.key }) };
  for await (const batch of cutRecords(once(bytes), options)) {
    for (const record of batch) {
      const context = { fileName, recordIndex: outcomes.length, header: header?.header };
      outcomes.push(readTrajectory(importer, record, context));
    }
  }

  return { kind: "read", format, layout, outcomes };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
