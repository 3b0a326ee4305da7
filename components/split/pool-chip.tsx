import { Chip } from "@/components/ui/chip";
import type { Pool } from "@/lib/leak/assign-pools";
import { POOL_LOOK } from "./pool-look";

/** A pool by its word, its mark and its tint. */
export function PoolChip({ pool }: { pool: Pool }) {
  const { name, mark, tone, says } = POOL_LOOK[pool];

  return (
    <Chip tone={tone} mark={mark} title={says}>
      {name}
    </Chip>
  );
}
