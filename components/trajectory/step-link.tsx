"use client";
import { Link2 } from "lucide-react";
import { showToast } from "@/components/ui/toast";
import { readerLinkOf } from "@/lib/client/reader-store";
import { readerLinkPairs } from "@/lib/domain/reader-link";
import { useReaderFacts } from "./reader-context";

/** Copies the address of one step. */
export function StepLink({ step }: { step: number }) {
  const { id, store } = useReaderFacts();

  async function onCopy() {
    const { mode, layers } = readerLinkOf(store.get());
    const query = new URLSearchParams(readerLinkPairs({ step, mode, layers }).map(([name, value]) => [name, value]));
    const address = `${window.location.origin}/trajectories/${id}?${query}`;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ message: `Link to step ${step + 1} copied` });
    } catch {
      showToast({ message: "The browser refused the clipboard. Copy this by hand.", detail: address, tone: "danger" });
    }
  }

  return (
    <button
      type="button"
      aria-label={`Copy the link to step ${step + 1}`}
      title="Copy the link to this step"
      onClick={() => void onCopy()}
      className="absolute top-1 right-1 flex size-6 items-center justify-center rounded-chip text-ink-3 opacity-0 group-hover:opacity-100 hover:bg-raised hover:text-ink focus-visible:opacity-100"
    >
      <Link2 aria-hidden className="size-3.5" />
    </button>
  );
}
