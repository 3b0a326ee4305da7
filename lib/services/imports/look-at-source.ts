import type { SourceFormat } from "@/lib/domain/trajectory";
import type { FoundRecords, RefusedFile } from "@/lib/importers/find-records";
import type { Layout } from "@/lib/importers/importer";
import { catalogueLayout } from "./catalogue-layout";
import { detectSource } from "./detect-source";
import type { ByteSource } from "./open-source";

export type LookedAt = FoundRecords | { readonly kind: "catalogue"; readonly layout: Layout } | RefusedFile;

/**
 * What a file holds: products, or trajectories of which format.
 *
 * @param format - what the person chose; undefined when the content decides
 * @throws SourceBroken when the file is damaged inside its first record
 */
export async function lookAtSource(source: ByteSource, format: SourceFormat | undefined): Promise<LookedAt> {
  const catalogue = await catalogueLayout(source, format);

  if (catalogue.kind === "refused") return { ...catalogue, isCut: false };

  return catalogue.kind === "other" ? detectSource(source, format) : catalogue;
}
