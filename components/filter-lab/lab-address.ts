import { ACTIVE } from "@/lib/domain/version-name";
import type { LabPart } from "./lab-state";

/** Address of the pipeline of the active version, where its stored selection is brought up to date. */
export function pipelineAddress(corpus: string): string {
  return `${labAddress(corpus, ACTIVE)}&${new URLSearchParams({ part: "pipeline" satisfies LabPart })}`;
}

/** Address of what a version keeps instead of another, of what is in the corpus now. */
export function againstAddress(corpus: string, version: string, previous: string): string {
  return `${labAddress(corpus, version)}&${new URLSearchParams({ against: previous })}`;
}

/** Address of the lab of a version. */
export function labAddress(corpus: string, version: string): string {
  return `/filters/${encodeURIComponent(version)}?${new URLSearchParams({ corpus })}`;
}
