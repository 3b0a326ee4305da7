import type { SourceFormat } from "@/lib/domain/trajectory";
import type { FoundRecords, RefusedFile } from "@/lib/importers/find-records";
import type { Layout } from "@/lib/importers/importer";
import type { BesideFormat } from "@/lib/scorer/beside-formats";
import { besideLayout } from "./beside-layout";
import { detectSource } from "./detect-source";
import type { ByteSource } from "./open-source";

export type LookedAt =
  | FoundRecords
  | { readonly kind: "beside"; readonly format: BesideFormat; readonly layout: Layout }
  | RefusedFile;

/**
 * What a file holds: products, problems, or trajectories of which format.
 *
 * @param format - what the person chose; undefined when the content decides
 * @throws SourceBroken when the file is damaged inside its first record
 */
export async function lookAtSource(source: ByteSource, format: SourceFormat | undefined): Promise<LookedAt> {
  const beside = await besideLayout(source, format);

  if (beside.kind === "refused") return { ...beside, isCut: false };

  return beside.kind === "other" ? detectSource(source, format) : beside;
}
