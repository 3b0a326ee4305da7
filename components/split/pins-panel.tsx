"use client";
import { Pin } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { clusterAddress } from "@/components/cluster/cluster-address";
import { ReportTable } from "@/components/judge-report/report-table";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import { useRefusal } from "@/lib/client/use-me";
import type { SplitDetail } from "@/lib/contract/splits";
import { PoolChip } from "./pool-chip";

// A dialog follows an act of the person, so its code may come after the page's.
const PinDialog = latePart(() => import("./pin-dialog").then((module) => module.PinDialog));

/** Clusters that a person gave a pool, with why, and the way to give another one. */
export function PinsPanel({ split }: { split: SplitDetail }) {
  const { pins, pinned, corpus } = split;
  const [isOpen, setOpen] = useState(false);
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
      {pins.length === 0 ? <p className="text-ink-2">No cluster is pinned.</p> : null}
      {pins.length > 0 ? (
        <ReportTable
          caption="Pinned clusters"
          isStacked
          columns={[
            { name: "Cluster of" },
            { name: "Problems", isNumber: true },
            { name: "Pool" },
            { name: "Why" },
            { name: "By" },
          ]}
          rows={pins.map(({ problem, problems, pool, note, person, at }) => ({
            key: `${problem.id} ${at}`,
            head: (
              <Link
                href={clusterAddress(corpus.id, problem.id)}
                title={problem.name}
                className="line-clamp-2 max-w-90 rounded-mark wrap-anywhere whitespace-normal underline decoration-line-strong hover:decoration-current"
              >
                <PlainText text={problem.query === "" ? problem.name : problem.query} />
              </Link>
            ),
            cells: [
              <span key="problems" className="font-mono text-mono">
                {formatNumber(problems)}
              </span>,
              <PoolChip key="pool" pool={pool} />,
              <span key="why" className="block min-w-44 wrap-anywhere">
                <PlainText text={note} />
              </span>,
              <span key="by" className="text-ink-2">
                <PlainText text={person} />, <TimeText iso={at} />
              </span>,
            ],
          }))}
        />
      ) : null}
      {pins.length > 0 && pinned > pins.length ? (
        <p className="mt-1 text-table text-ink-2">Showing the newest {formatNumber(pins.length)}</p>
      ) : null}
      {isOpen ? <PinDialog split={split} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
