"use client";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { countOf } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { clusterFindOptions } from "@/lib/client/clusters";
import type { ClusterDetail, ClusterSummary } from "@/lib/contract/clusters";
import { ClusterTitle } from "./cluster-title";
import { NoteField } from "./note-field";
import { useClusterDecision } from "./use-cluster-decision";

interface JoinDialogProps {
  corpus: string;
  cluster: ClusterDetail;
  onClose: () => void;
}

/** Puts a cluster together with another one, which may be a single problem. */
export function JoinDialog({ corpus, cluster, onClose }: JoinDialogProps) {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<ClusterSummary>();
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const { decide, isPending } = useClusterDecision(corpus);

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
        {words.trim() === "" ? null : (
          <Found corpus={corpus} own={cluster.id} words={words.trim()} chosen={chosen} onChoose={setChosen} />
        )}
        {chosen ? <p>Together they are one cluster of {countOf(cluster.total + chosen.problems, "problem")}.</p> : null}
        <NoteField note={note} onNote={setNote} isTried={isTried} />
      </div>
    </Dialog>
  );
}

interface FoundProps {
  corpus: string;
  own: string;
  words: string;
  chosen: ClusterSummary | undefined;
  onChoose: (cluster: ClusterSummary) => void;
}

function Found({ corpus, own, words, chosen, onChoose }: FoundProps) {
  const name = useId();
  const found = useQuery(clusterFindOptions(corpus, words));
  if (found.isPending) return <Skeleton height={60} />;
  if (found.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="Nothing could be looked for"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  const others = found.data.items.filter(({ id }) => id !== own);
  if (others.length === 0) return <p className="text-ink-2">No other cluster holds these words.</p>;

  return (
    <fieldset className="flex flex-col divide-y divide-line rounded-control border border-line">
      <legend className="sr-only">Clusters that hold these words</legend>
      {others.map((cluster) => (
        <label
          key={cluster.id}
          className="flex items-baseline gap-2 px-3 py-1.5 hover:bg-raised has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            checked={chosen?.id === cluster.id}
            onChange={() => onChoose(cluster)}
            className="accent-current text-accent"
          />
          <ClusterTitle query={cluster.query} name={cluster.key} />
          <span className="shrink-0 text-caption text-ink-2">{countOf(cluster.problems, "problem")}</span>
        </label>
      ))}
    </fieldset>
  );
}
