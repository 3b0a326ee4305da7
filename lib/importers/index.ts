import type { SourceFormat } from "@/lib/domain/trajectory";
import { chatImporter } from "./chat/chat-importer";
import type { Importer } from "./importer";
import { shoppingbenchImporter } from "./shoppingbench/shoppingbench-importer";
import { sn15Importer } from "./sn15/sn15-importer";
import { tauBenchImporter } from "./tau-bench/tau-bench-importer";
import { tau2BenchImporter } from "./tau2-bench/tau2-bench-importer";

/**
 * Every source: this list and the folder of a source are all that adding one touches. The order is that of detection: the
 * more specific shape comes first.
 */
export const IMPORTERS: readonly Importer[] = [
  shoppingbenchImporter,
  sn15Importer,
  tauBenchImporter,
  tau2BenchImporter,
  chatImporter,
];

/** What the sources are called, in the order of the registry. */
export const SOURCE_FORMATS: readonly SourceFormat[] = IMPORTERS.map(({ format }) => format);

/** The importer of a format; undefined for a format that no importer reads. */
export function importerOf(format: SourceFormat): Importer | undefined {
  return IMPORTERS.find((importer) => importer.format === format);
}
