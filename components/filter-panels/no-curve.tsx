"use client";
import { ActLink } from "@/components/shell/act-link";
import { listAddress } from "@/components/trajectory-list/list-address";
import { useRefusal } from "@/lib/client/use-refusal";

/** Where people have labelled too little: how to come to labels. */
export function NoCurve({ corpus }: { corpus: string }) {
  const refusal = useRefusal("make_queue");

  return (
    <div className="flex flex-col items-start gap-2 py-4">
      <p className="max-w-130 text-ink-2">
        People have labelled too little to say how right the filter is at any place. Make a queue of trajectories
        without a label; the curve stands here as soon as they are answered. The table says how many would be called
        agentic.
      </p>
      <ActLink href={listAddress(corpus, "label:none")}>Choose rows for a queue</ActLink>
      {refusal ? <p className="text-caption text-ink-3">{refusal}</p> : null}
    </div>
  );
}
