"use client";
import { useSearchParams } from "next/navigation";
import { CorpusSwitcher } from "./corpus-switcher";
import { useCorpus } from "./use-corpus";

/**
 * The corpus that the address names, on a screen that is about all of them: the rail leads back to it. Where none is
 * named, or one that is not here, nobody chose the one that other screens would show.
 */
export function NamedCorpus() {
  const isNamed = useSearchParams().has("corpus");
  const { isAnother } = useCorpus();

  return isNamed && !isAnother ? <CorpusSwitcher /> : null;
}
