"use client";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import { importListOptions } from "@/lib/client/imports";
import { cancelJobOptions } from "@/lib/client/jobs";
import { KEYS } from "@/lib/client/keys";
import { useMay } from "@/lib/client/use-me";
import type { Import } from "@/lib/contract/imports";
import { importShare, importState, isRunning, progressText, waitingText } from "./import-state";
import { InertText } from "./inert-text";
import { ProgressAnnouncer } from "./progress-announcer";

interface ImportProgressProps {
  item: Import;
  /** When `item` was read: the clock of rates and of the time left. */
  atMs: number;
}

/** Bytes, rows a second and the way out, while an import runs. */
export function ImportProgress({ item, atMs }: ImportProgressProps) {
  const client = useQueryClient();
  const cancel = useMutation({
    ...cancelJobOptions(client),
    onError: (error) => reportFailure("The import could not be cancelled", error),
    onSettled: () => client.invalidateQueries({ queryKey: KEYS.imports }),
  });
  const mayCancel = useMay("import");
  const state = importState(item);
  const { job } = item;
  if (!job) return null;

  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label="Import" done={job.done} total={job.total} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-table text-ink-2">
          {state === "waiting" && job.startedAt === null ? <WaitsFor item={item} /> : progressText(item, atMs)}
        </p>
        {mayCancel ? (
          <Button
            size="small"
            disabled={state === "cancelling" || cancel.isPending}
            onClick={() => cancel.mutate(job.id)}
          >
            {state === "cancelling" ? "Cancelling" : "Cancel"}
          </Button>
        ) : null}
      </div>
      <ProgressAnnouncer label="Import" share={importShare(item)} />
    </div>
  );
}

/** Imports into any corpus share the worker. */
function WaitsFor({ item }: Pick<ImportProgressProps, "item">) {
  const imports = useInfiniteQuery(importListOptions());
  const running = imports.data?.items.filter((other) => other.id !== item.id && isRunning(other)) ?? [];

  return <InertText text={waitingText(running)} />;
}
