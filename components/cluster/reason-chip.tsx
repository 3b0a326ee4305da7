import { Chip } from "@/components/ui/chip";
import type { ClusterReason } from "@/lib/contract/clusters";
import { REASON_LOOK } from "./reason-look";

/** Why problems are in one cluster, by its word and its mark. */
export function ReasonChip({ reason }: { reason: ClusterReason }) {
  const { name, short, mark, says } = REASON_LOOK[reason];

  return (
    <Chip tone={reason === "person" ? "accent" : "quiet"} mark={mark} title={`${capital(name)}: ${says}`}>
      {short}
    </Chip>
  );
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
