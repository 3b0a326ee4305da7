import type { Asker } from "@/lib/services/blindness/asker";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import { ServiceError } from "@/lib/services/service-error";

/** Why nothing of leaks is told to who reviews a trajectory of the corpus blind. */
export const LEAKS_HIDDEN =
  "Hidden while you review blind in this corpus, because leaks would tell reward specs and outcomes. It opens once you have answered all your items and revealed your last answer, or once the queue is closed. What others can still take back stays hidden too.";

/**
 * Stops who reviews a trajectory of the corpus blind: products that problems share tell of their reward specs, and those
 * that are recommended tell which rollouts are successful.
 *
 * @throws ServiceError FORBIDDEN
 */
export async function requireOpenCorpus(asker: Asker, corpusId: number): Promise<void> {
  if (!(await reviewsBlind(asker, corpusId))) return;

  throw new ServiceError("FORBIDDEN", LEAKS_HIDDEN);
}
