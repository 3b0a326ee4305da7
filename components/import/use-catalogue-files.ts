"use client";
import { useQueries } from "@tanstack/react-query";
import { SAMPLE_BYTES } from "@/lib/importers/detect-format";
import { sampleFile } from "@/lib/importers/sample-file";
import { detectCatalogue } from "@/lib/scorer/catalogue-product";

/** Which of the chosen files hold products, from their first bytes. What is compressed is told by the import. */
export function useCatalogueFiles(files: readonly File[]): readonly boolean[] {
  return useQueries({
    queries: files.map((file) => ({
      queryKey: ["is-catalogue", file.name, file.size, file.lastModified],
      queryFn: async () => isCatalogue(new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer())),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => results.map(({ data }) => data === true),
  });
}

function isCatalogue(head: Uint8Array): boolean {
  const sampled = sampleFile(head);

  return sampled.kind === "sampled" && detectCatalogue(sampled.sample).kind === "accepted";
}
