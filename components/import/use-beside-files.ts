"use client";
import { useQueries } from "@tanstack/react-query";
import { SAMPLE_BYTES } from "@/lib/importers/detect-format";
import { sampleFile } from "@/lib/importers/sample-file";
import { BESIDE_FORMATS, type BesideFormat, DETECT_BESIDE } from "@/lib/scorer/beside-formats";

/** Which of the chosen files hold products or problems, from their first bytes. What is compressed is told by the import. */
export function useBesideFiles(files: readonly File[]): readonly (BesideFormat | undefined)[] {
  return useQueries({
    queries: files.map((file) => ({
      queryKey: ["is-beside", file.name, file.size, file.lastModified],
      queryFn: async () => besideOf(new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer())),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => results.map(({ data }) => data ?? undefined),
  });
}

/** Null where it is neither: a query has to answer something. */
function besideOf(head: Uint8Array): BesideFormat | null {
  const sampled = sampleFile(head);
  if (sampled.kind !== "sampled") return null;

  return BESIDE_FORMATS.find((format) => DETECT_BESIDE[format](sampled.sample).kind === "accepted") ?? null;
}
