"use client";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { useUnchosenCorpus } from "./use-unchosen-corpus";

/** Around a form that makes something of the whole corpus that is shown: not shown where nobody chose that one. */
export function ChosenCorpus({ children }: { children: ReactNode }) {
  const unchosen = useUnchosenCorpus();
  if (unchosen === undefined) return children;

  return <EmptyState title="No corpus is chosen">{unchosen}</EmptyState>;
}
