import { HIDDEN_LAYER_TEXT, type HiddenLayer } from "@/lib/domain/hidden-layer";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Stops what would show or decide something about a trajectory that a person still reviews blind.
 *
 * @throws ServiceError FORBIDDEN with what is hidden and what to do
 */
export function requireSighted(blind: readonly HiddenLayer[], wish: string): void {
  if (blind.length === 0) return;

  const layers = blind.map((layer) => HIDDEN_LAYER_TEXT[layer].replace(/^The/, "the").replace(/^Other/, "other"));

  throw new ServiceError(
    "FORBIDDEN",
    `You review this trajectory blind in a queue, so ${wish} is closed to you: it would give away ${layers.join(", ")}. Answer it in the queue first; when you have, open the trajectory. Where others give all its answers, it opens once none can be taken back.`,
  );
}
