import type { SourceFormat } from "@/lib/domain/trajectory";
import type { Importer } from "./importer";
import { sn15Importer } from "./sn15/sn15-importer";

/** Every source, in the order detection tries them: the more specific shape comes first. */
export const IMPORTERS: readonly Importer[] = [sn15Importer];

/** The importer of a format; undefined for a format that no importer reads. */
export function importerOf(format: SourceFormat): Importer | undefined {
  return IMPORTERS.find((importer) => importer.format === format);
}
