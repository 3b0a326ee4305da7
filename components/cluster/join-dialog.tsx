"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { countOf } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { clusterFindOptions } from "@/lib/client/clusters";
import type { ClusterDetail } from "@/lib/contract/clusters";
import { FoundClusters } from "./found-clusters";
import { NoteField } from "./note-field";
import { tornByJoin } from "./torn-by-join";
import { TornNote } from "./torn-note";
import { useClusterDecision } from "./use-cluster-decision";

interface JoinDialogProps {
  corpus: string;
  cluster: ClusterDetail;
  onClose: () => void;
}

/** Puts a cluster together with another one, which may be a single problem. */
export function JoinDialog({ corpus, cluster, onClose }: JoinDialogProps) {
  const [words, setWords] = useState("");
  const [pickedId, setPickedId] = useState<string>();
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const { decide, isPending } = useClusterDecision(corpus);
  const find = words.trim();
  // Once it is decided the other is found no more: what stands here stays until the dialog is gone.
  const found = useQuery({ ...clusterFindOptions(corpus, find), enabled: find !== "" && !isPending });
  const others = found.data?.items.filter(({ id }) => id !== cluster.id);
  // Only what is in sight is chosen: other words, or a list that was read again, may hold it no more.
  const chosen = others?.find(({ id }) => id === pickedId);

  function onJoin() {
    setTried(true);
    if (!chosen || note.trim() === "") return;
    decide({ kind: "join", a: cluster.id, b: chosen.id, note: note.trim() }, onClose);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Put together with another cluster"
      description="They are one cluster from now on, in every split. It can be taken back."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={isPending} onClick={onJoin}>
            Put together
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Field
          label="Find the other"
          hint="Words of its query, or a problem’s id."
          error={isTried && !chosen ? "Choose what it is put together with." : undefined}
        >
          {(ids) => <Input {...ids} type="search" value={words} onChange={({ target }) => setWords(target.value)} />}
        </Field>
        {find === "" ? null : (
          <FoundClusters
            clusters={others}
            error={found.isLoadingError ? found.error : null}
            chosen={chosen?.id}
            onChoose={setPickedId}
            onRetry={() => void found.refetch()}
          />
        )}
        {chosen ? (
          <>
            <p>Together they are one cluster of {countOf(cluster.total + chosen.problems, "problem")}.</p>
            <TornNote torn={tornByJoin(cluster.pools, chosen.pools)} />
          </>
        ) : null}
        <NoteField note={note} onNote={setNote} isTried={isTried} />
      </div>
    </Dialog>
  );
}
