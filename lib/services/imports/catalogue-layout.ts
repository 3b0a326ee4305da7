import type { Layout } from "@/lib/importers/importer";
import { sampleFile, toldBy } from "@/lib/importers/sample-file";
import { CATALOGUE_FORMAT, detectCatalogue } from "@/lib/scorer/catalogue-product";
import { type ByteSource, readHead } from "./open-source";

export type CatalogueLayout =
  | { readonly kind: "catalogue"; readonly layout: Layout }
  | { readonly kind: "other" }
  | { readonly kind: "refused"; readonly why: string };

/**
 * Whether a file holds products instead of trajectories. One that was said to hold them is refused when it does not.
 *
 * @param format - what the person chose; undefined when the content decides
 */
export async function catalogueLayout(source: ByteSource, format: string | undefined): Promise<CatalogueLayout> {
  if (format !== undefined && format !== CATALOGUE_FORMAT) return { kind: "other" };

  const sampled = sampleFile(await readHead(source));
  const sample = toldBy(sampled);
  const detection = sample === undefined ? { kind: "refused" as const, why: "" } : detectCatalogue(sample);
  if (detection.kind === "accepted") return { kind: "catalogue", layout: detection.layout };

  if (format === undefined) return { kind: "other" };

  const why = sampled.kind === "unreadable" ? sampled.why : detection.why;
  return { kind: "refused", why: `This is no catalogue: ${why}.` };
}
