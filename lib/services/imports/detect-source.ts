import type { SourceFormat } from "@/lib/domain/trajectory";
import { type FoundRecords, findRecords } from "@/lib/importers/find-records";
import { type ByteSource, readHead, untilBroken } from "./open-source";

/** Finds the importer of a file and, where its records need it, the file's header. Damage is told when the file is read. */
export async function detectSource(
  source: ByteSource,
  only: SourceFormat | undefined,
): Promise<FoundRecords | { readonly kind: "refused"; readonly why: string }> {
  return findRecords({ head: await readHead(source), read: () => untilBroken(source.read()) }, only);
}
