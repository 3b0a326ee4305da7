"use client";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { GuardList } from "@/components/leak-audit/guard-list";
import { TextAction } from "@/components/trajectory/text-action";
import { latePart } from "@/components/ui/late-part";
import { Skeleton } from "@/components/ui/skeleton";
import { splitAuditOptions } from "@/lib/client/splits";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMay } from "@/lib/client/use-me";
import type { GuardHit, SplitDetail } from "@/lib/contract/splits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import type { Guard } from "@/lib/leak/audit-pools";
import { AuditHead } from "./audit-head";
import { AuditJob } from "./audit-job";
import { CommandFoot } from "./command-foot";
import { PartError } from "./part-error";
import type { PinnedProblem } from "./pin-dialog";
import { auditCommand } from "./split-command";

// A dialog follows an act of the person, so its code may come after the page's.
const PinDialog = latePart(() => import("./pin-dialog").then((module) => module.PinDialog));

/** What the keyboard stops at: each guard with hits, and each hit. */
const STOPS = "li > button[aria-expanded], tbody th a, tbody td:first-of-type a";

interface AuditPartProps {
  split: SplitDetail;
  guard: Guard | null;
  onGuard: (guard: Guard | null) => void;
}

/** Every way in which the pools know of each other or of what is protected; each hit opens its problems. */
export function AuditPart({ split, guard, onGuard }: AuditPartProps) {
  const { id, corpus, name } = split;
  const report = useQuery(splitAuditOptions(id));
  const list = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState<Suggestion>();
  const mayPin = useMay("change_splits");

  function move(direction: 1 | -1) {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const at = stops.findIndex((stop) => stop.contains(document.activeElement));
    stops[at < 0 ? 0 : Math.max(0, Math.min(stops.length - 1, at + direction))]?.focus();
  }

  useHotkeys({
    "split.next": () => move(1),
    "split.previous": () => move(-1),
    "split.pin": () => document.activeElement?.closest("tr")?.querySelector("button")?.click(),
  });

  if (report.isPending)
    return (
      <div role="status">
        <span className="sr-only">Reading the audit</span>
        <Skeleton height={240} />
      </div>
    );
  if (report.isError)
    return <PartError title="The audit could not be made" error={report.error} onRetry={() => void report.refetch()} />;
  const { audit, isBehind, job } = report.data;

  return (
    <>
      {isBehind || job ? <AuditJob split={id} job={job} hasAudit={audit !== null} /> : null}
      {audit ? (
        <section
          ref={list}
          aria-label="Audit"
          className="flex flex-col gap-4 rounded-panel border border-line bg-surface px-4 py-3.5"
        >
          <AuditHead audit={audit} />
          <GuardList
            corpus={corpus.id}
            audit={audit}
            open={guard}
            onOpen={onGuard}
            {...(mayPin ? { mend: (hit: GuardHit) => <Mend hit={hit} onPin={setPinned} /> } : {})}
          />
        </section>
      ) : null}
      <CommandFoot commands={[{ prints: "the audit", command: auditCommand(corpus.name, name) }]} />
      {pinned ? (
        <PinDialog key={pinned.problem.id} split={split} {...pinned} onClose={() => setPinned(undefined)} />
      ) : null}
    </>
  );
}

/** A cluster with the pool that mends the hit. */
interface Suggestion {
  readonly problem: PinnedProblem;
  readonly pool: Pool;
}

/** A pin of the first problem's cluster; the other problem's is pinned from the page of its cluster. */
function Mend({ hit, onPin }: { hit: GuardHit; onPin: (suggestion: Suggestion) => void }) {
  const { id, name, query } = hit.a;
  if (id === null) return null;
  const words = query === "" ? name : query;

  return (
    <TextAction
      aria-label={`Pin the cluster of ${words}`}
      onClick={() => onPin({ problem: { id, query: words }, pool: mendingPool(hit) })}
    >
      Pin
    </TextAction>
  );
}

/** The one of the two that is guarded more: what was trained on may be tested on no more, and the other way round. */
function mendingPool({ guard, between }: GuardHit): Pool {
  if (guard === "protected") return "never_touch";

  return POOLS.findLast((pool) => between.includes(pool)) ?? "train";
}
