import { Lock } from "lucide-react";
import { Chip } from "@/components/ui/chip";
import type { Pool } from "@/lib/leak/assign-pools";
import { POOL_LOOK } from "./pool-look";

/** A pool by its word and its tint; the one that is locked away with a lock. */
export function PoolChip({ pool }: { pool: Pool }) {
  const { name, tone, says } = POOL_LOOK[pool];

  return (
    <Chip tone={tone} title={says} mark={pool === "never_touch" ? <Lock className="size-3" /> : undefined}>
      {name}
    </Chip>
  );
}
