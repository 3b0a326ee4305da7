"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormPart } from "@/components/queue/form-part";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { countOf } from "@/components/ui/format-number";
import { TextArea } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { showToast } from "@/components/ui/toast";
import { pinClusterOptions } from "@/lib/client/splits";
import type { SplitDetail } from "@/lib/contract/splits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import { ClusterFinder } from "./cluster-finder";
import { POOL_LOOK } from "./pool-look";

/** A problem by which a cluster is meant. */
export interface PinnedProblem {
  readonly id: string;
  readonly query: string;
}

interface PinDialogProps {
  split: SplitDetail;
  /** Whose cluster is pinned; without one it is looked for first. */
  problem?: PinnedProblem;
  /** Where it seems to belong. */
  pool?: Pool;
  onClose: () => void;
}

/** Gives the cluster of a problem one pool, with a reason. */
export function PinDialog({ split, problem, pool: suggested = "train", onClose }: PinDialogProps) {
  const [chosen, setChosen] = useState(problem);
  const [pool, setPool] = useState<Pool>(suggested);
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const pin = useMutation(pinClusterOptions(useQueryClient(), split.id));

  function onPin() {
    setTried(true);
    if (!chosen || note.trim() === "") return;
    pin.mutate(
      { version: split.version, problem: chosen.id, pool, note: note.trim() },
      {
        onSuccess: ({ pins }) => {
          const made = pins.find((one) => one.problem.id === chosen.id);
          showToast({
            message: `Pinned to ${POOL_LOOK[pool].name}`,
            ...(made ? { detail: `${countOf(made.problems, "problem")} of the cluster.` } : {}),
          });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pin a cluster"
      description="All its problems get this one pool, wherever they were. It is kept in the audit log."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={pin.isPending} onClick={onPin}>
            {pin.isPending ? "Pinning" : "Pin it"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {problem ? (
          <p className="line-clamp-4 wrap-anywhere">
            The cluster of “<PlainText text={problem.query} />”
          </p>
        ) : (
          <ClusterFinder
            corpus={split.corpus.id}
            chosen={chosen}
            fault={isTried && !chosen ? "Choose a cluster." : undefined}
            onChoose={setChosen}
          />
        )}
        <FormPart title="Pool" hint={`${POOL_LOOK[pool].name}: ${POOL_LOOK[pool].says}.`}>
          <span>
            <Segmented
              label="Pool"
              value={pool}
              options={POOLS.map((one) => ({ value: one, label: POOL_LOOK[one].name }))}
              onValueChange={setPool}
            />
          </span>
        </FormPart>
        <Field
          label="Reason"
          hint="Why it belongs there."
          error={isTried && note.trim() === "" ? "Write why." : undefined}
        >
          {(ids) => (
            <TextArea {...ids} value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} />
          )}
        </Field>
        {pin.error ? <RequestError place="panel" title="The cluster was not pinned" error={pin.error} /> : null}
      </div>
    </Dialog>
  );
}
