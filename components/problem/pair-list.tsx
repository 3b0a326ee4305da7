"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { VirtualRows } from "@/components/ui/virtual-rows";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { isOtherCall, type StepPair } from "@/lib/domain/step-pairs";
import { PairRow } from "./pair-row";
import type { WholeRollout } from "./use-two-rollouts";

interface PairListProps {
  left: WholeRollout;
  right: WholeRollout;
  pairs: readonly StepPair[];
  parting: number | undefined;
  addressOf: (id: string, step: number) => string;
}

/** Pairs of steps in a scroll of its own, from where the two part: only those in view are on the page. */
export function PairList({ left, right, pairs, parting, addressOf }: PairListProps) {
  "use no memo";
  const router = useRouter();
  const scroller = useRef<HTMLElement>(null);
  const [active, setActive] = useState(parting ?? 0);
  const virtual = useVirtualizer({
    count: pairs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 120,
    overscan: 4,
    initialOffset: () => Math.max(0, (parting ?? 0) - 1) * 120,
  });

  function goTo(place: number | undefined) {
    if (place === undefined || !pairs[place]) return;
    setActive(place);
    virtual.scrollToIndex(place, { align: "auto" });
  }
  useHotkeys({
    "rollout.next": () => goTo(active + 1),
    "rollout.previous": () => goTo(active - 1),
    "rollout.parting": () => goTo(pairs.findIndex((pair, at) => at > active && isOtherCall(pair))),
    "rollout.parting-back": () => goTo(pairs.findLastIndex((pair, at) => at < active && isOtherCall(pair))),
    "rollout.open": () => {
      const pair = pairs[active];
      if (!pair) return;
      router.push(
        "left" in pair ? addressOf(left.detail.header.id, pair.left) : addressOf(right.detail.header.id, pair.right),
      );
    },
  });

  return (
    <ScrollRegion
      ref={scroller}
      aria-label="Steps side by side"
      className="-mx-4 max-h-[68vh] overflow-y-auto border-t border-line"
    >
      <VirtualRows
        virtual={virtual}
        row={(index) => {
          const pair = pairs[index];

          return pair ? (
            <PairRow
              pair={pair}
              left={left}
              right={right}
              addressOf={addressOf}
              isParting={index === parting}
              isActive={index === active}
            />
          ) : null;
        }}
      />
    </ScrollRegion>
  );
}
