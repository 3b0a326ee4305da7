import type { Import } from "@/lib/contract/imports";

/** The table with exactly the rows that an import brought in. */
export function importedRowsPath({ id, corpus }: Pick<Import, "id" | "corpus">): string {
  return `/trajectories?${new URLSearchParams({ corpus: corpus.id, filter: `import:${id}` })}`;
}

/** The table with everything of the import's corpus. */
export function corpusPath({ corpus }: Pick<Import, "corpus">): string {
  return `/trajectories?${new URLSearchParams({ corpus: corpus.id })}`;
}
