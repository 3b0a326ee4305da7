import type { Layout } from "@/lib/importers/importer";
import { sampleFile, toldBy } from "@/lib/importers/sample-file";
import { BESIDE_FORMATS, type BesideFormat, DETECT_BESIDE, isBeside } from "@/lib/scorer/beside-formats";
import { type ByteSource, readHead } from "./open-source";

export type BesideLayout =
  | { readonly kind: "beside"; readonly format: BesideFormat; readonly layout: Layout }
  | { readonly kind: "other" }
  | { readonly kind: "refused"; readonly why: string };

const CALLED: Readonly<Record<BesideFormat, string>> = { catalogue: "no catalogue", problems: "no file of problems" };

/**
 * Whether a file holds products or problems instead of trajectories. One that was said to hold them is refused when it
 * does not.
 *
 * @param format - what the person chose; undefined when the content decides
 */
export async function besideLayout(source: ByteSource, format: string | undefined): Promise<BesideLayout> {
  if (format !== undefined && !isBeside(format)) return { kind: "other" };

  const sampled = sampleFile(await readHead(source));
  const sample = toldBy(sampled);
  const reasons: string[] = [];
  for (const one of format === undefined ? BESIDE_FORMATS : [format]) {
    const detection = sample === undefined ? { kind: "refused" as const, why: "" } : DETECT_BESIDE[one](sample);
    if (detection.kind === "accepted") return { kind: "beside", format: one, layout: detection.layout };
    reasons.push(`This is ${CALLED[one]}: ${sampled.kind === "unreadable" ? sampled.why : detection.why}.`);
  }

  return format === undefined ? { kind: "other" } : { kind: "refused", why: reasons.join(" ") };
}
