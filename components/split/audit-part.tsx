"use client";
import { useQuery } from "@tanstack/react-query";
import { Pin } from "lucide-react";
import { useRef, useState } from "react";
import { AuditCuts } from "@/components/leak-audit/audit-cuts";
import { GuardList } from "@/components/leak-audit/guard-list";
import { TextAction } from "@/components/trajectory/text-action";
import { Button } from "@/components/ui/button";
import { latePart } from "@/components/ui/late-part";
import { Skeleton } from "@/components/ui/skeleton";
import { splitAuditOptions } from "@/lib/client/splits";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMay } from "@/lib/client/use-me";
import type { GuardHit, SplitDetail } from "@/lib/contract/splits";
import type { Guard } from "@/lib/leak/audit-pools";
import { AuditHead } from "./audit-head";
import { AuditJob } from "./audit-job";
import { CommandFoot } from "./command-foot";
import { LagNote } from "./lag-note";
import { PartError } from "./part-error";
import { PINNED_GUARDS, wordsOf } from "./pinned-problem";
import { auditCommand } from "./split-command";
import { useOpenedHits } from "./use-opened-hits";

// A dialog follows an act of the person, so its code may come after the page's.
const PinHitsDialog = latePart(() => import("./pin-hits-dialog").then((module) => module.PinHitsDialog));

/** What the keyboard stops at: each guard with hits, and each hit. */
const STOPS = "li > button[aria-expanded], tbody th a, tbody td:first-of-type a";

interface AuditPartProps {
  split: SplitDetail;
  guard: Guard | null;
  onGuard: (guard: Guard | null) => void;
  /** The guard whose hits are to be pinned. */
  pin: Guard | null;
  onPin: (guard: Guard | null) => void;
}

/** Every way in which the pools know of each other or of what is protected; each hit opens its problems. */
export function AuditPart({ split, guard, onGuard, pin, onPin }: AuditPartProps) {
  const { id, corpus, name } = split;
  const report = useQuery(splitAuditOptions(id));
  const list = useRef<HTMLDivElement>(null);
  const [mended, setMended] = useState<GuardHit>();
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

  const opened = useOpenedHits(pin, report.data?.audit ?? null, () => onPin(null));

  if (report.isPending)
    return (
      <div role="status">
        <span className="sr-only">Reading the audit</span>
        <Skeleton height={240} />
      </div>
    );
  // A later question that failed takes nothing away of what is there.
  if (report.data === undefined)
    return (
      <PartError
        corpus={corpus.id}
        title="The audit could not be made"
        error={report.error}
        onRetry={() => void report.refetch()}
      />
    );
  const { audit, isBehind, job, lag } = report.data;

  return (
    <>
      {lag ? <LagNote corpus={corpus.id} lag={lag} /> : null}
      {isBehind || job ? <AuditJob split={id} job={job} hasAudit={audit !== null} /> : null}
      {audit ? (
        <section
          ref={list}
          aria-label="Audit"
          className="flex flex-col gap-4 rounded-panel border border-line bg-surface px-4 py-3.5"
        >
          <AuditHead audit={audit} lag={lag} />
          <AuditCuts corpus={corpus.id} cuts={audit.cuts} />
          <GuardList
            corpus={corpus.id}
            audit={audit}
            open={guard}
            onOpen={onGuard}
            {...(mayPin
              ? {
                  mend: (hit: GuardHit) => <Mend hit={hit} onPin={() => setMended(hit)} />,
                  actions: (of: Guard) =>
                    PINNED_GUARDS.includes(of) ? (
                      <Button size="small" onClick={() => onPin(of)}>
                        <Pin aria-hidden />
                        Pin these clusters
                      </Button>
                    ) : null,
                }
              : {})}
          />
        </section>
      ) : null}
      <CommandFoot commands={[{ does: "prints the audit", command: auditCommand(corpus.name, name) }]} />
      {mended ? (
        <PinHitsDialog
          split={split}
          hits={[mended]}
          clusters={[{ id: mended.a.id ?? "", name: mended.a.name, query: wordsOf(mended.a) }]}
          onClose={() => setMended(undefined)}
        />
      ) : null}
      {mayPin && opened ? (
        <PinHitsDialog key={opened.guard} split={split} hits={opened.hits} onClose={() => onPin(null)} />
      ) : null}
    </>
  );
}

/** A pin of the first problem's cluster; the other problem's is pinned from the page of its cluster. */
function Mend({ hit: { a }, onPin }: { hit: GuardHit; onPin: () => void }) {
  if (a.id === null) return null;

  return (
    <TextAction aria-label={`Pin the cluster of ${wordsOf(a)}`} onClick={onPin}>
      Pin
    </TextAction>
  );
}
