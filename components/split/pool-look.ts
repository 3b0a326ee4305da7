import type { Tone } from "@/components/ui/chip";
import type { Pool } from "@/lib/leak/assign-pools";

interface PoolLook {
  readonly name: string;
  readonly tone: Tone;
  /** What its problems are for. */
  readonly says: string;
}

/** What the pools are called, and how they are told apart wherever one is named. */
export const POOL_LOOK = {
  train: { name: "train", tone: "accent", says: "a model is trained on it" },
  validation: { name: "validation", tone: "quiet", says: "training is steered by it" },
  test: { name: "test", tone: "plain", says: "a trained model is measured on it" },
  never_touch: { name: "never touch", tone: "hatched", says: "nothing that leaves may hold it" },
} as const satisfies Record<Pool, PoolLook>;
