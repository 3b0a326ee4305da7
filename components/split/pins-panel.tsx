"use client";
import { Pin } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { clusterAddress } from "@/components/cluster/cluster-address";
import { ReportTable } from "@/components/judge-report/report-table";
import { TextAction } from "@/components/trajectory/text-action";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import { useRefusal } from "@/lib/client/use-refusal";
import type { SplitDetail } from "@/lib/contract/splits";
import { MOST_SHOWN_PINS } from "@/lib/domain/pin-limits";
import { wordsOf } from "./pinned-problem";
import { PoolChip } from "./pool-chip";

// A dialog follows an act of the person, so its code may come after the page's.
const PinDialog = latePart(() => import("./pin-dialog").then((module) => module.PinDialog));
const UnpinDialog = latePart(() => import("./unpin-dialog").then((module) => module.UnpinDialog));

/** Clusters that a person gave a pool, with why, the way to give another one, and the way back. */
export function PinsPanel({ split }: { split: SplitDetail }) {
  const { pins, pinned, corpus } = split;
  const [isOpen, setOpen] = useState(false);
  const [unpinned, setUnpinned] = useState<SplitDetail["pins"][number]>();
  const refusal = useRefusal("change_splits");

  return (
    <Panel
      title="Pins"
      subtitle="A pin gives a whole cluster one pool, with a reason. It is the only thing that moves a problem, and the split gets a new version by it."
      actions={
        refusal === undefined ? (
          <Button onClick={() => setOpen(true)}>
            <Pin aria-hidden />
            Pin a cluster
          </Button>
        ) : undefined
      }
    >
      {refusal === undefined ? null : <p className="mb-2 text-ink-2">{refusal}</p>}
      {pins.length === 0 ? (
        <p className="text-ink-2">
          {pinned === 0
            ? "No cluster is pinned."
            : "Pins are hidden while you review blind in this corpus. They are shown once you have answered all your items and revealed your last answer, or once the queue is closed."}
        </p>
      ) : null}
      {pins.length > 0 ? (
        <div className="fold-rows">
          <ReportTable
            caption="Pinned clusters"
            isStacked
            columns={[
              { name: "Cluster of" },
              { name: "Problems", isNumber: true },
              { name: "Pool" },
              { name: "Why" },
              { name: "By" },
              ...(refusal === undefined ? [{ name: "Actions", shown: <span className="sr-only">Actions</span> }] : []),
            ]}
            rows={pins.map((pin) => ({
              key: pin.id,
              head: (
                <Link
                  href={clusterAddress(corpus.id, pin.problem.id)}
                  title={pin.problem.name}
                  className="line-clamp-2 max-w-90 rounded-mark wrap-anywhere whitespace-normal underline decoration-line-strong hover:decoration-current"
                >
                  <PlainText text={wordsOf(pin.problem)} />
                </Link>
              ),
              cells: [
                <span key="problems" className="font-mono text-mono">
                  {formatNumber(pin.problems)}
                </span>,
                <PoolChip key="pool" pool={pin.pool} />,
                <span key="why" className="block min-w-44 wrap-anywhere">
                  <PlainText text={pin.note} />
                </span>,
                <span key="by" className="text-ink-2">
                  <PlainText text={pin.person} />, <TimeText iso={pin.at} />
                </span>,
                ...(refusal === undefined ? [<Unpin key="unpin" pin={pin} onUnpin={() => setUnpinned(pin)} />] : []),
              ],
            }))}
          />
        </div>
      ) : null}
      {pins.length === MOST_SHOWN_PINS && pinned > pins.length ? (
        <p className="mt-1 text-table text-ink-2">Showing the newest {formatNumber(pins.length)}</p>
      ) : null}
      {isOpen ? <PinDialog split={split} onClose={() => setOpen(false)} /> : null}
      {unpinned ? <UnpinDialog split={split} pin={unpinned} onClose={() => setUnpinned(undefined)} /> : null}
    </Panel>
  );
}

/** The way back of one pin, or why there is none. */
function Unpin({ pin, onUnpin }: { pin: SplitDetail["pins"][number]; onUnpin: () => void }) {
  if (pin.before === null) return <span className="text-ink-3">Pin it elsewhere: what it moved was not kept</span>;
  if (pin.isCovered) return <span className="text-ink-3">Pinned again since</span>;

  return (
    <TextAction aria-label={`Unpin the cluster of ${wordsOf(pin.problem)}`} onClick={onUnpin}>
      Unpin
    </TextAction>
  );
}
