"use client";
import Link from "next/link";
import { MenuItem, MenuLabel } from "@/components/ui/menu";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import type { ItemLinksProps } from "./item-links";

export interface PlaceItemsProps extends ItemLinksProps {
  header: {
    readonly corpus: Pick<TrajectoryHeader["corpus"], "name">;
    readonly problem: Pick<TrajectoryHeader["problem"], "key">;
    readonly run: Pick<TrajectoryHeader["run"], "name">;
  };
  /** Address of the problem. */
  problem: string;
}

/** Whole names of the run and its corpus, the rows beside this one, and the problem. */
export function PlaceItems({
  header: { corpus, problem, run },
  problem: address,
  neighbours,
  onItem,
}: PlaceItemsProps) {
  const keys = { previous: useKeyOf("item.previous"), next: useKeyOf("item.next") };

  return (
    <>
      <MenuLabel>
        <span className="block max-w-80 wrap-anywhere">{run.name}</span>
        <span className="block max-w-80 wrap-anywhere">{corpus.name}</span>
      </MenuLabel>
      <MenuItem keys={keys.previous} disabled={!neighbours?.previous} onSelect={() => onItem("previous")}>
        Previous trajectory of the table
      </MenuItem>
      <MenuItem keys={keys.next} disabled={!neighbours?.next} onSelect={() => onItem("next")}>
        Next trajectory of the table
      </MenuItem>
      <MenuItem asChild>
        <Link href={address} prefetch={false} title={`Every rollout of the problem ${problem.key}`}>
          Its problem
        </Link>
      </MenuItem>
    </>
  );
}
