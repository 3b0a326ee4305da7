import type { Importer } from "./importer";

/** What an import keeps of a file's header beside the record that it belongs to, and signals are computed from. */
export interface StoredHeader {
  readonly query: string;
  /** Absent where the header declared none. */
  readonly tools?: readonly unknown[];
}

/** The importer for a record whose file is gone: what the header said comes from what was kept of it. */
export function withStoredHeader(importer: Importer, { query, tools }: StoredHeader): Importer {
  return {
    ...importer,
    read(record, context) {
      const outcome = importer.read(record, context);
      if (outcome.kind === "rejected") return outcome;
      const { problem, ...trajectory } = outcome.value;

      return {
        ...outcome,
        value: { ...trajectory, problem: { ...problem, query }, ...(tools === undefined ? {} : { tools }) },
      };
    },
  };
}
