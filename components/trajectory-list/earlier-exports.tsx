"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { TextAction } from "@/components/trajectory/text-action";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { exportDownloadPath, exportListOptions } from "@/lib/client/exports";
import type { Export } from "@/lib/contract/exports";

/** The list is for who closed the dialog too early, so older ones come on demand. */
const SHOWN = 5;

/** Exports of the corpus that lie there already, and whether some are kept from who reviews blind. */
export function EarlierExports({ corpus }: { corpus: string }) {
  const list = useQuery(exportListOptions(corpus));
  const [areAllShown, setAllShown] = useState(false);
  if (list.isPending) return <Skeleton height={40} />;
  if (list.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="Earlier exports could not be read"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const { items, leavesOut } = list.data;
  if (items.length === 0 && !leavesOut) return null;

  return (
    <section aria-label="Earlier exports" className="border-t border-line pt-3">
      <h3 className="mb-1 text-table font-semibold">Earlier exports</h3>
      <ul className="divide-y divide-line">
        {(areAllShown ? items : items.slice(0, SHOWN)).map((item) => (
          <li key={item.id} className="flex items-baseline gap-3 py-1">
            <ExportName item={item} />
            <span className="shrink-0 text-caption text-ink-3">
              {stateWords(item)}, <TimeText iso={item.createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {items.length > SHOWN && !areAllShown ? (
        <p className="mt-1 text-caption">
          <TextAction onClick={() => setAllShown(true)}>Show all {formatNumber(items.length)}</TextAction>
        </p>
      ) : null}
      {leavesOut ? (
        <p className="mt-1 text-ink-2">
          Exports that may hold trajectories you review blind in a queue are not listed, nor can you download them. Your
          own export leaves those trajectories out until you have answered.
        </p>
      ) : null}
    </section>
  );
}

function ExportName({ item }: { item: Export }) {
  if (!item.manifest)
    return <span className="min-w-0 flex-1 truncate font-mono text-mono text-ink-3">{item.fileName}</span>;

  return (
    <a
      href={exportDownloadPath(item.id)}
      download
      className="min-w-0 flex-1 truncate rounded-mark font-mono text-mono text-accent underline"
    >
      {item.fileName}
    </a>
  );
}

function stateWords({ manifest, job }: Export): string {
  if (manifest) return countOf(manifest.rows, "trajectory", "trajectories");

  return job?.state === "failed" || job?.state === "cancelled" ? job.state : "being written";
}
