"use client";
import Link from "next/link";
import { useRef } from "react";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip } from "@/components/ui/chip";
import { formatNumber } from "@/components/ui/format-number";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { ClusterSummary } from "@/lib/contract/clusters";
import { clusterAddress } from "./cluster-address";
import { ReasonChip } from "./reason-chip";
import { SplitPools } from "./split-pools";

interface ClusterRowsProps {
  corpus: string;
  clusters: readonly ClusterSummary[];
  onNearEnd: () => void;
  onFind: () => void;
}

const HEADS = [
  { name: "Problems", isNumber: true },
  { name: "Query of its first problem" },
  { name: "Joined by" },
  { name: "Bucket" },
  { name: "Trajectories", isNumber: true },
  { name: "Pools" },
] as const;

/** Clusters as rows; the keys move the focus from one to the next, and Enter opens it. */
export function ClusterRows({ corpus, clusters, onNearEnd, onFind }: ClusterRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const links = () => [...(body.current?.querySelectorAll<HTMLElement>("[data-cluster]") ?? [])];

  function focusAt(place: number) {
    const all = links();
    if (place >= all.length - 1) onNearEnd();
    all[Math.max(0, Math.min(all.length - 1, place))]?.focus();
  }
  // -1 before the first move, which goes to the first row.
  const place = () => links().findIndex((link) => link.closest("tr")?.contains(document.activeElement));

  useHotkeys({
    "cluster.next": () => focusAt(place() + 1),
    "cluster.previous": () => focusAt(place() - 1),
    "cluster.first": () => focusAt(0),
    "cluster.last": () => focusAt(clusters.length - 1),
    "cluster.open": () => links()[place()]?.click(),
    "cluster.find": onFind,
  });

  return (
    <div className="scroll-edges relative rounded-panel border border-line">
      <table className="w-full min-w-200 medium:min-w-260 text-table">
        <caption className="sr-only">Clusters, the largest first</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-caption text-ink-2">
            {HEADS.map((head) => (
              <th
                key={head.name}
                scope="col"
                className={"isNumber" in head ? "px-3 py-1.5 text-right font-medium" : "px-3 py-1.5 font-medium"}
              >
                {head.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className="divide-y divide-line">
          {clusters.map((cluster) => (
            <ClusterRow key={cluster.id} corpus={corpus} cluster={cluster} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ClusterRow({ corpus, cluster }: { corpus: string; cluster: ClusterSummary }) {
  const { id, problems, trajectories, reasons, buckets, query, pools } = cluster;

  return (
    <tr className="hover:bg-raised focus-within:bg-accent-soft">
      <td className="px-3 py-1.5 text-right font-mono text-mono">{formatNumber(problems)}</td>
      <th scope="row" className="w-full max-w-0 min-w-60 px-3 medium:min-w-0 py-1.5 text-left font-normal">
        <Link
          data-cluster={id}
          href={clusterAddress(corpus, id)}
          prefetch={false}
          title={query}
          dir="auto"
          className="block truncate rounded-mark hover:text-accent hover:underline"
        >
          {query.trim() === "" ? <span className="text-ink-2">no task text</span> : <PlainText text={query} />}
        </Link>
      </th>
      <td className="px-3 py-1.5">
        <span className="flex gap-1 whitespace-nowrap">
          {reasons.length === 0 ? <span className="text-ink-2">single</span> : null}
          {reasons.map((reason) => (
            <ReasonChip key={reason} reason={reason} />
          ))}
        </span>
      </td>
      <td className="px-3 py-1.5">
        <span className="flex gap-1 whitespace-nowrap">
          {buckets.map((bucket) => (
            <Chip key={bucket}>
              <PlainText text={bucket} />
            </Chip>
          ))}
        </span>
      </td>
      <td className="px-3 py-1.5 text-right font-mono text-mono">{formatNumber(trajectories)}</td>
      <td className="px-3 py-1.5 whitespace-nowrap">
        {/* The query takes what width is left, so this asks for its own, up to where several pools go on new lines. */}
        <div className="w-max max-w-64">
          <SplitPools pools={pools} />
        </div>
      </td>
    </tr>
  );
}
