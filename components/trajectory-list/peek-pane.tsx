"use client";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import Link from "next/link";
import { problemAddress } from "@/components/problem/problem-address";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/kbd";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { ListQuery } from "@/lib/client/trajectories";
import { trajectoryOptions } from "@/lib/client/trajectory";
import { PeekEvidence } from "./peek-evidence";
import { PeekFacts } from "./peek-facts";
import { PeekSteps } from "./peek-steps";
import { rowAddress } from "./row-address";
import { TaskText } from "./task-text";

interface PeekPaneProps {
  id: string;
  list: ListQuery;
  onClose: () => void;
}

/** One trajectory beside the table: verdict, why, task and first steps. It follows the active row. */
export function PeekPane({ id, list, onClose }: PeekPaneProps) {
  const openKey = useKeyOf("table.open");
  const { error } = useQuery(trajectoryOptions(id));
  const isMissing = error instanceof ApiError && error.code === "NOT_FOUND";

  return (
    <aside
      aria-label="Peek"
      className="flex w-full shrink-0 flex-col border-line bg-bg narrow:w-95 narrow:animate-slide-in narrow:border-l"
    >
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-3.5">
        <h2 className="flex-1 text-section">Peek</h2>
        {isMissing ? null : (
          <Button asChild variant="primary">
            <Link href={rowAddress(id, list)} prefetch={false}>
              Open
              <span className="hidden medium:inline-flex">{openKey ? <Kbd keys={openKey} /> : null}</span>
            </Link>
          </Button>
        )}
        <IconButton label="Close the peek" keys={useKeyOf("table.peek")} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-auto" tabIndex={-1}>
        <PeekBody id={id} list={list} />
      </div>
    </aside>
  );
}

function PeekBody({ id, list }: { id: string; list: ListQuery }) {
  const trajectory = useQuery(trajectoryOptions(id));
  if (trajectory.isPending) return <PeekSkeleton />;
  if (trajectory.isLoadingError)
    return (
      <RequestError
        title="The trajectory could not be read"
        error={trajectory.error}
        onRetry={() => trajectory.refetch()}
      />
    );
  const { header, outline } = trajectory.data;

  return (
    <div className="flex flex-col gap-4 p-3.5">
      <p className="line-clamp-6 text-read">
        <TaskText query={header.problem.query} status={header.status} />
      </p>
      <Link
        href={problemAddress(header.problem.id, header.corpus.id)}
        prefetch={false}
        className="-mt-2 self-start text-table text-ink-2 underline hover:text-ink"
      >
        Every rollout of this problem
      </Link>
      <PeekFacts detail={trajectory.data} />
      {outline.analysis ? (
        <PeekEvidence verdict={outline.analysis.verdict} addressOf={(place) => rowAddress(id, list, place)} />
      ) : null}
      <PeekSteps id={id} outline={outline} addressOf={(step) => rowAddress(id, list, { step })} />
    </div>
  );
}

function PeekSkeleton() {
  return (
    <div className="flex flex-col gap-3 p-3.5">
      {["96%", "88%", "60%", "40%", "90%", "84%", "92%", "70%"].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
