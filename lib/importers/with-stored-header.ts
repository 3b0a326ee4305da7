import type { Importer } from "./importer";
import { openWithSystem } from "./messages/open-with-system";

/** What an import keeps of a file's header beside the record that it belongs to, and signals are computed from. */
export interface StoredHeader {
  readonly query: string;
  /** Absent where the header declared none. */
  readonly tools?: readonly unknown[];
  /** The agent's policy, which opens the steps. */
  readonly policy?: string;
}

/** The importer for a record whose file is gone: what the header said comes from what was kept of it. */
export function withStoredHeader(importer: Importer, { query, tools, policy }: StoredHeader): Importer {
  return {
    ...importer,
    read(record, context) {
      const outcome = importer.read(record, context);
      if (outcome.kind === "rejected") return outcome;
      const { problem, steps, ...trajectory } = outcome.value;

      return {
        ...outcome,
        value: {
          ...trajectory,
          problem: { ...problem, query },
          steps: openWithSystem(steps, policy),
          ...(tools === undefined ? {} : { tools }),
        },
      };
    },
  };
}
