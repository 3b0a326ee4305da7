import type { Figures } from "@/lib/exporters/exporter";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { exportCounts } from "@/lib/services/exports/export-counts";
import type { ReleaseMemberRow } from "./read-release-members";

type Counted = Pick<
  ReleaseManifest,
  | "labelSnapshot"
  | "rows"
  | "trajectories"
  | "problems"
  | "clusters"
  | "rowsByPool"
  | "byPool"
  | "byBucket"
  | "byVerdict"
  | "byStructure"
  | "byLabelSource"
  | "leftOut"
  | "figures"
>;

/** What a manifest counts of a release while its rows are written. */
export interface ReleaseCounts {
  /** Trajectories that stand in as many rows. */
  readonly add: (unit: readonly ReleaseMemberRow[], rows: number, figures: Figures) => void;
  readonly leaveOut: (unit: readonly ReleaseMemberRow[], reason: string, figures: Figures) => void;
  /** Positions of members that stand in no row. */
  readonly leftOutAt: readonly number[];
  readonly figures: () => Counted;
}

/** Counts from zero. */
export function releaseCounts(): ReleaseCounts {
  const counts = exportCounts();
  const problems = new Set<number>();
  const clusters = new Set<number>();
  const byPool = new Map<string, number>();
  const rowsByPool = new Map<string, number>();
  const leftOut = new Map<string, number>();
  const leftOutAt: number[] = [];

  return {
    leftOutAt,
    add: (unit, rows, figures) => {
      for (const member of unit) {
        counts.add(member);
        problems.add(member.problemId);
        clusters.add(member.clusterId);
        raise(byPool, member.pool, 1);
      }
      const [first] = unit;
      if (first) raise(rowsByPool, first.pool, rows);
      counts.wrote(rows, figures);
    },
    leaveOut: (unit, reason, figures) => {
      for (const { position } of unit) leftOutAt.push(position);
      raise(leftOut, reason, unit.length);
      counts.wrote(0, figures);
    },
    figures: () => {
      const { rows: trajectories, lines = 0, figures = {}, byStructure = {}, ...counted } = counts.figures();
      const { byVerdict, byBucket, byLabelSource, labelSnapshot } = counted;

      return {
        ...{ labelSnapshot, rows: lines, trajectories, problems: problems.size, clusters: clusters.size },
        ...{ rowsByPool: Object.fromEntries(rowsByPool), byPool: Object.fromEntries(byPool) },
        ...{ byBucket, byVerdict, byStructure, byLabelSource, leftOut: Object.fromEntries(leftOut), figures },
      };
    },
  };
}

function raise(counts: Map<string, number>, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
