import { HEARTBEAT_SECONDS } from "@/lib/domain/lease";
import { ApiError } from "./api";
import { releaseItem, sendHeartbeat } from "./review-flow";

interface LeaseKeeping {
  readonly queue: string;
  /** Leases held now. */
  readonly held: () => readonly string[];
  /** Held leases without a given answer: they go back when the page closes. */
  readonly untouched: () => readonly string[];
  readonly onLost: (leases: readonly string[]) => void;
  /** The page came back from where the browser keeps closed pages. */
  readonly onReturn: () => void;
}

/**
 * Keeps leases alive while the page is open and gives untouched items back when it closes. An item with a draft stays
 * leased: after a reload it is there again, and if nobody comes back it lapses.
 *
 * @returns stops keeping and gives the untouched items back
 */
export function keepLeases({ queue, held, untouched, onLost, onReturn }: LeaseKeeping): () => void {
  const beat = setInterval(() => void heartbeat(), HEARTBEAT_SECONDS * 1000);

  async function heartbeat(): Promise<void> {
    const leases = held();
    if (leases.length === 0) return;
    try {
      const { lost } = await sendHeartbeat(queue, leases);
      if (lost.length > 0) onLost(lost);
    } catch (error) {
      // A lease outlives four beats that do not arrive; the header tells of a network that is gone.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  function giveBack(): void {
    for (const lease of untouched()) releaseItem(lease);
  }

  function onShow(event: PageTransitionEvent): void {
    if (event.persisted) onReturn();
  }

  window.addEventListener("pagehide", giveBack);
  window.addEventListener("pageshow", onShow);

  return () => {
    clearInterval(beat);
    window.removeEventListener("pagehide", giveBack);
    window.removeEventListener("pageshow", onShow);
    giveBack();
  };
}
