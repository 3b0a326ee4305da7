"use client";
import { useQuery } from "@tanstack/react-query";
import { latePart } from "@/components/ui/late-part";
import { funnelOptions } from "@/lib/client/corpora";
import { activatingWords } from "@/lib/domain/being-activated";

/** Seldom does an activation stop, so the button's code comes when one has. */
export const RetryStopped = latePart(() =>
  import("@/components/filter-lab/retry-button").then((module) => module.RetryStopped),
);

/** So is what tells how far one is. */
export const ActivationShare = latePart(() =>
  import("@/components/filter-lab/activation-share").then((module) => module.ActivationShare),
);

/** That counts hold verdicts of two versions, where they do; what the funnel beside it was told, so nothing is asked here. */
export function BeingActivatedNote({ corpus }: { corpus: string }) {
  const { data } = useQuery({ ...funnelOptions(corpus), enabled: false });
  if (!data?.activation) return null;

  return (
    <>
      <p role="status" className="text-caption text-ink-2 wrap-anywhere">
        {activatingWords(data.activation)}
      </p>
      {data.activation.isStopped ? (
        <RetryStopped corpus={corpus} />
      ) : (
        // Beside what is told: it changes all the time, and each change would have all of it read out.
        <p className="text-caption text-ink-2 empty:hidden">
          <ActivationShare corpus={corpus} />
        </p>
      )}
    </>
  );
}
