"use client";
import { useQuery } from "@tanstack/react-query";
import { funnelOptions } from "@/lib/client/corpora";
import { activatingWords } from "@/lib/domain/being-activated";

/** That counts hold verdicts of two versions, where they do; what the funnel beside it was told, so nothing is asked here. */
export function BeingActivatedNote({ corpus }: { corpus: string }) {
  const { data } = useQuery({ ...funnelOptions(corpus), enabled: false });
  if (!data?.activation) return null;

  return (
    <p role="status" className="text-caption text-ink-2 wrap-anywhere">
      {activatingWords(data.activation)}
    </p>
  );
}
