import type { SourceFormat } from "@/lib/domain/trajectory";
import { type FoundRecords, findRecords, type RefusedFile } from "@/lib/importers/find-records";
import { type ByteSource, readHead, type SourceBroken, untilBroken } from "./open-source";

/**
 * Finds the importer of a file and, where its records need it, the file's header. Damage behind what tells the format
 * is told when the file is read.
 *
 * @throws SourceBroken when the file is damaged inside its first record
 */
export async function detectSource(
  source: ByteSource,
  only: SourceFormat | undefined,
): Promise<FoundRecords | RefusedFile> {
  const damages: SourceBroken[] = [];
  const note = (error: SourceBroken): void => {
    damages.push(error);
  };
  const head = await readHead(source, note);
  const found = await findRecords({ head, read: () => untilBroken(source.read(), note) }, only);
  const [damage] = damages;
  if (found.kind === "refused" && found.isCut && damage !== undefined) throw damage;

  return found;
}
