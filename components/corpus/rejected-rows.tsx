"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { importState, refusedFiles } from "@/components/import/import-state";
import { Panel } from "@/components/ui/panel";
import { importListOptions } from "@/lib/client/imports";
import type { Import } from "@/lib/contract/imports";
import { FigureLink } from "./figure-link";

/** Rows that could not be imported and still wait; nothing is dropped in silence. */
export function RejectedRows({ count, corpus }: { count: number; corpus: string }) {
  const imports = useInfiniteQuery(importListOptions(corpus));
  const isCutShort = imports.data?.items.some(isUnread) ?? false;
  const settled = isCutShort ? NONE_WAITS : ALL_CAME_IN;

  return (
    <Panel title="Rejected rows" subtitle={count > 0 ? KEPT : settled}>
      <div className="-ml-2 flex gap-4">
        <FigureLink value={count} words="rejected and waiting" href={`/imports?corpus=${corpus}`} />
      </div>
    </Panel>
  );
}

const KEPT = "Kept with file, line and reason. Repair them and import them again, or set them aside.";
const ALL_CAME_IN = "Every row that was read came in, or was set aside.";
const NONE_WAITS = "None waits. Not every file could be read to its end: their imports say which and why.";

/** Whether rows of it were never read: they are in no count. */
function isUnread(one: Import): boolean {
  const state = importState(one);

  return state === "failed" || state === "cancelled" || refusedFiles(one).length > 0;
}
