"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { isVeiled } from "@/components/import/import-state";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { importListOptions } from "@/lib/client/imports";
import { FigureLink } from "./figure-link";
import { unreadFiles } from "./unread-files";

/** Rows that could not be imported and still wait; nothing is dropped in silence. */
export function RejectedRows({ count, corpus }: { count: number; corpus: string }) {
  const { data } = useInfiniteQuery(importListOptions(corpus));
  const unread = data ? unreadFiles(data.items).length : 0;
  const listed = data && data.items.length < data.total ? data.items.length : undefined;
  const isHidden = data?.items.some(isVeiled) ?? false;
  const words = count > 0 ? KEPT : settledWords({ unread, listed, isHidden });

  return (
    <Panel title="Rejected rows" subtitle={isHidden ? `${words} ${HIDDEN}` : words}>
      <div className="-ml-2 flex gap-4">
        <FigureLink value={count} words="rejected and waiting" href={`/imports?corpus=${corpus}`} />
      </div>
    </Panel>
  );
}

const KEPT = "Kept with file, line and reason. Repair them and import them again, or set them aside.";
const ALL_CAME_IN = "Every row that was read came in, or was set aside.";
const NONE_KNOWN = "None waits that you may know of.";
const HIDDEN = "Rejected rows of files of problems are hidden from you while you review rollouts of this corpus blind.";

interface Settled {
  readonly unread: number;
  /** How many imports are known, where there are more. */
  readonly listed: number | undefined;
  /** The person may not know of all rows. */
  readonly isHidden: boolean;
}

function settledWords({ unread, listed, isHidden }: Settled): string {
  const latest = listed === 1 ? "the latest import" : `the latest ${formatNumber(listed ?? 0)} imports`;
  const of = listed === undefined ? "" : ` of ${latest}`;
  if (unread > 0)
    return `${isHidden ? NONE_KNOWN : "None waits."} ${countOf(unread, "file")}${of} ${unread === 1 ? "was" : "were"} not read to the end: the imports say which and why.`;

  const came = isHidden ? NONE_KNOWN : ALL_CAME_IN;

  return listed === undefined ? came : `${came} This is of ${latest}; older ones are not looked at here.`;
}
