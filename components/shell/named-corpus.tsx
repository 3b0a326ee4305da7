"use client";
import { useSearchParams } from "next/navigation";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { CorpusSwitcher } from "./corpus-switcher";
import { useCorpus } from "./use-corpus";

/**
 * The corpus that the address names, on a screen that is about all of them: the rail leads back to it. Where none is
 * named, or one that is not here, nobody chose the one that other screens would show.
 */
export function NamedCorpus() {
  // The server may know the corpora where the browser takes its page over without them.
  const isHydrated = useIsHydrated();
  const isNamed = useSearchParams().has("corpus");
  const { isAnother } = useCorpus();

  return isHydrated && isNamed && !isAnother ? <CorpusSwitcher /> : null;
}
