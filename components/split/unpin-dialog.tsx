"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NoteField } from "@/components/cluster/note-field";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { unpinClustersOptions } from "@/lib/client/splits";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { SplitDetail } from "@/lib/contract/splits";
import { wordsOf } from "./pinned-problem";
import { PoolChip } from "./pool-chip";

interface UnpinDialogProps {
  split: SplitDetail;
  pin: SplitDetail["pins"][number];
  onClose: () => void;
}

/** Takes a pin back, with a reason, and says where its problems go. */
export function UnpinDialog({ split, pin, onClose }: UnpinDialogProps) {
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const unpin = useHeardMutation(unpinClustersOptions(useQueryClient(), split.id));
  const { problem, problems, before } = pin;

  function onUnpin() {
    setTried(true);
    if (note.trim() === "") return;
    unpin.mutate(
      { version: split.version, pins: [pin.id], note: note.trim() },
      {
        onSuccess: (_, isHere) => {
          showToast({
            about: `pins of ${split.id}`,
            message: "Unpinned: the problems are where they were",
            detail: countOf(problems, "problem"),
          });
          if (isHere) onClose();
        },
        onError: (error, isHere) => {
          if (!isHere) reportFailure("The cluster was not unpinned", error);
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Unpin a cluster"
      description="Its problems return to where they were before. What came to the cluster since waits for a pool."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={unpin.isPending} onClick={onUnpin}>
            {unpin.isPending ? "Unpinning" : "Unpin it"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="line-clamp-4 wrap-anywhere">
          The cluster of “<PlainText text={wordsOf(problem)} />”
        </p>
        <p className="flex flex-wrap items-center gap-1.5">
          {countOf(problems, "problem goes", "problems go")} back to
          {before?.map((pool) => (
            <PoolChip key={pool} pool={pool} />
          ))}
          {before?.length === 0 ? "no pool, until the split grows" : null}
        </p>
        <NoteField note={note} onNote={setNote} isTried={isTried} />
        {unpin.error ? <RequestError place="panel" title="The cluster was not unpinned" error={unpin.error} /> : null}
      </div>
    </Dialog>
  );
}
