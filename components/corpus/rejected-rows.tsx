"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
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

  return (
    <Panel title="Rejected rows" subtitle={count > 0 ? KEPT : settledWords(unread, listed)}>
      <div className="-ml-2 flex gap-4">
        <FigureLink value={count} words="rejected and waiting" href={`/imports?corpus=${corpus}`} />
      </div>
    </Panel>
  );
}

const KEPT = "Kept with file, line and reason. Repair them and import them again, or set them aside.";
const ALL_CAME_IN = "Every row that was read came in, or was set aside.";

/** @param listed - how many imports are known, where there are more */
function settledWords(unread: number, listed: number | undefined): string {
  const latest = listed === 1 ? "the latest import" : `the latest ${formatNumber(listed ?? 0)} imports`;
  const of = listed === undefined ? "" : ` of ${latest}`;
  if (unread > 0)
    return `None waits. ${countOf(unread, "file")}${of} ${unread === 1 ? "was" : "were"} not read to the end: the imports say which and why.`;

  return listed === undefined ? ALL_CAME_IN : `${ALL_CAME_IN} This is of ${latest}; older ones are not looked at here.`;
}
