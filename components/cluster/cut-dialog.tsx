"use client";
import { useState } from "react";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { ClusterDetail } from "@/lib/contract/clusters";
import { type SharedValue, sizesWithout } from "./cluster-links";
import { partSizes } from "./cluster-words";
import { NoteField } from "./note-field";
import { ReasonChip } from "./reason-chip";
import { useClusterDecision } from "./use-cluster-decision";

interface CutDialogProps {
  corpus: string;
  cluster: ClusterDetail;
  shared: SharedValue;
  onClose: () => void;
}

/** Says what a cluster falls into before a value joins nothing any more. */
export function CutDialog({ corpus, cluster, shared, onClose }: CutDialogProps) {
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const { decide, isPending } = useClusterDecision(corpus);
  const { reason, value, members } = shared;

  function onCut() {
    setTried(true);
    if (reason === "person" || note.trim() === "") return;
    decide({ kind: "cut", reason, value, note: note.trim() }, onClose);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Let a value join nothing"
      description="It joins no two problems of this corpus any more, now or later. It can be taken back."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={isPending} onClick={onCut}>
            Cut
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <ReasonChip reason={reason} />
          <span className="font-mono text-mono wrap-anywhere">
            <PlainText text={value} />
          </span>
        </p>
        <p>
          It joins {countOf(members.length, "problem")} here. {effect(cluster, shared)}
        </p>
        <NoteField note={note} onNote={setNote} isTried={isTried} />
      </div>
    </Dialog>
  );
}

function effect(cluster: ClusterDetail, shared: SharedValue): string {
  const sizes = sizesWithout(cluster, shared);
  const of =
    cluster.problems.length < cluster.total
      ? `Of the ${formatNumber(cluster.problems.length)} problems shown, the cluster`
      : "The cluster";

  return sizes.length === 1
    ? `${of} stays whole: other values join its problems too.`
    : `${of} falls into ${partSizes(sizes)}.`;
}
