import { createHash } from "node:crypto";
import type { Manifest } from "@/lib/contract/exports";
import type { Figures } from "@/lib/exporters/exporter";
import type { MemberRow } from "./read-members";
import { structureOf } from "./row-metadata";

/** What a manifest says about the rows, collected while they are written. */
export interface ExportCounts {
  readonly add: (member: MemberRow) => void;
  readonly skip: (member: MemberRow, reason: string) => void;
  /** Lines that were written, and what the preset counts of its own. */
  readonly wrote: (lines: number, figures: Figures) => void;
  readonly figures: () => Pick<
    Manifest,
    | "rows"
    | "lines"
    | "figures"
    | "skipped"
    | "byVerdict"
    | "byStructure"
    | "byBucket"
    | "byLabelSource"
    | "labelSnapshot"
  >;
}

/** Counts from zero. */
export function exportCounts(): ExportCounts {
  const snapshot = createHash("sha256");
  const skipped: { id: string; reason: string }[] = [];
  const byVerdict = new Map<string, number>();
  const byStructure = new Map<string, number>();
  const byBucket = new Map<string, number>();
  const byLabelSource = new Map<string, number>();
  const own = new Map<string, number>();
  let rows = 0;
  let lines = 0;

  return {
    add: (member) => {
      const { axis, source } = structureOf(member);
      rows += 1;
      count(byVerdict, member.facts.verdict);
      count(byStructure, axis);
      count(byBucket, member.facts.bucket ?? "none");
      count(byLabelSource, source);
      snapshot.update(`${member.facts.id}\t${axis}\t${source}\t${member.isApproved ? "approved" : "not approved"}\n`);
    },
    skip: (member, reason) => void skipped.push({ id: member.facts.id, reason }),
    wrote: (written, figures) => {
      lines += written;
      for (const [name, figure] of Object.entries(figures)) own.set(name, (own.get(name) ?? 0) + figure);
    },
    figures: () => ({
      rows,
      lines,
      figures: Object.fromEntries(own),
      skipped,
      byVerdict: Object.fromEntries(byVerdict),
      byStructure: Object.fromEntries(byStructure),
      byBucket: Object.fromEntries(byBucket),
      byLabelSource: Object.fromEntries(byLabelSource),
      labelSnapshot: snapshot.copy().digest("hex"),
    }),
  };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
