"use client";
import { useQueryClient } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";
import { growSplitOptions } from "@/lib/client/splits";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useRefusal } from "@/lib/client/use-refusal";
import type { SplitDetail } from "@/lib/contract/splits";
import { ClustersBehind } from "./clusters-behind";

/** Problems that came since, and the way to give them a pool. */
export function GrowthNote({ split }: { split: SplitDetail }) {
  const { id, waiting, version, corpus } = split;
  const grow = useHeardMutation(growSplitOptions(useQueryClient(), id));
  const refusal = useRefusal("change_splits");
  const conflict = grow.error instanceof ApiError && grow.error.code === "CONFLICT" ? grow.error : undefined;
  // A refusal of the version that still stands is about the clusters.
  const isBehind = grow.variables === version;

  function onGrow() {
    grow.mutate(version, {
      onSuccess: (grown) => showToast({ message: grownWords(waiting - grown.waiting) }),
      onError: (error) => {
        if (!(error instanceof ApiError && error.code === "CONFLICT")) reportFailure("The split was not grown", error);
      },
    });
  }

  return (
    <section
      aria-label="Without a pool"
      className="flex flex-col gap-3 rounded-panel border border-line bg-subtask-soft px-4 py-3"
    >
      <div className="flex flex-wrap items-center gap-3">
        <CirclePlus aria-hidden className="size-4 shrink-0 text-subtask" />
        <p className="min-w-60 flex-1">
          <strong className="font-semibold">
            {countOf(waiting, "problem has", "problems have")} no pool: {waiting === 1 ? "it" : "they"} came after the
            split was made.
          </strong>{" "}
          Growing gives {waiting === 1 ? "it" : "them"} one and moves nothing: a variant of a known problem goes where
          that is, the others where most is missing.
          {refusal === undefined ? null : ` ${refusal}`}
        </p>
        {refusal === undefined ? (
          <Button variant="primary" disabled={grow.isPending} onClick={onGrow}>
            {grow.isPending ? "Growing" : "Grow the split"}
          </Button>
        ) : null}
      </div>
      {conflict && isBehind ? <ClustersBehind corpus={corpus.id} why={conflict.message} /> : null}
      {conflict && !isBehind ? (
        <p role="alert" className="text-danger">
          {conflict.message}
        </p>
      ) : null}
    </section>
  );
}

function grownWords(given: number): string {
  return `${countOf(given, "problem has", "problems have")} a pool now; nothing else moved`;
}
