import { useEffect, useState } from "react";
import type { Audit, GuardHit } from "@/lib/contract/splits";
import type { Guard } from "@/lib/leak/audit-pools";
import { PINNED_GUARDS } from "./pinned-problem";

interface OpenedHits {
  readonly guard: Guard;
  readonly hits: readonly GuardHit[];
}

/**
 * The hits of the guard that the address asks to pin, as they were when it asked: a later audit neither closes what a
 * person writes in, nor opens it where there was nothing to pin.
 */
export function useOpenedHits(pin: Guard | null, audit: Audit | null, onNone: () => void): OpenedHits | undefined {
  const [opened, setOpened] = useState<OpenedHits>();
  const isOpen = pin !== null && opened?.guard === pin;
  const hits = audit?.guards.find(({ guard }) => guard === pin && PINNED_GUARDS.includes(guard))?.hits ?? [];
  if (pin !== null && !isOpen && hits.length > 0) setOpened({ guard: pin, hits });
  if (pin === null && opened) setOpened(undefined);

  const isVain = pin !== null && !isOpen && audit !== null && hits.length === 0;
  useEffect(() => {
    if (isVain) onNone();
  }, [isVain, onNone]);

  return isOpen ? opened : undefined;
}
