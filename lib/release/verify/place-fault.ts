import { membersOf } from "@/lib/exporters/row/json-shape";
import type { Pool } from "@/lib/leak/assign-pools";

interface Placed {
  readonly pool: Pool;
  /** Of the manifest; undefined in releases from before rows said where they are. */
  readonly datasetVersion: string | undefined;
  /** Fingerprint of its problem's leak cluster; undefined where audit/problems.jsonl cannot be believed. */
  readonly cluster: string | undefined;
}

/** What is wrong with where a row says that it is, in one sentence; of a pair both sides say it. */
export function placeFault(row: unknown, { pool, datasetVersion, cluster }: Placed): string | undefined {
  if (datasetVersion === undefined) return undefined;
  const metadata = membersOf(membersOf(row)?.["metadata"]) ?? {};
  const sides = [membersOf(metadata["chosen"]), membersOf(metadata["rejected"])].filter((side) => side !== undefined);

  for (const said of sides.length > 0 ? sides : [metadata]) {
    if (said["split"] !== pool) return "It names another pool than its record.";
    if (said["dataset_version"] !== datasetVersion) return "It names another version of the data than the manifest.";
    if (typeof said["leak_cluster"] !== "string") return "It names no leak cluster.";
    if (cluster !== undefined && said["leak_cluster"] !== cluster)
      return "It names another leak cluster than audit/problems.jsonl.";
  }

  return undefined;
}
