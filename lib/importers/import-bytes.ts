import type { RowOutcome } from "@/lib/domain/import-row";
import type { SourceFormat, Trajectory } from "@/lib/domain/trajectory";
import { cutRecords } from "./cut-records";
import { SAMPLE_BYTES } from "./detect-format";
import { findRecords } from "./find-records";
import type { Layout } from "./importer";
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
  const found = await findRecords({ head: bytes.subarray(0, SAMPLE_BYTES), read: () => once(bytes) }, only);
  if (found.kind === "refused") return found;

  const { importer, layout, header } = found;
  const member = layout === "member" ? importer.member : undefined;
  const outcomes: RowOutcome<Trajectory>[] = [];
  const options = { layout, ...(member === undefined ? {} : { memberKey: member.key }) };
  for await (const batch of cutRecords(once(bytes), options)) {
    for (const record of batch) {
      const context = { fileName, recordIndex: outcomes.length, header };
      outcomes.push(readTrajectory(importer, record, context));
    }
  }

  return { kind: "read", format: importer.format, layout, outcomes };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
