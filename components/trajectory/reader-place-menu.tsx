"use client";
import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { LateMenu } from "@/components/ui/late-menu";
import type { TrajectoryHeader } from "@/lib/contract/outline";

interface ReaderPlaceMenuProps {
  header: {
    readonly corpus: Pick<TrajectoryHeader["corpus"], "name">;
    readonly problem: Pick<TrajectoryHeader["problem"], "key">;
    readonly run: Pick<TrajectoryHeader["run"], "name">;
  };
  /** Address of the problem. */
  problem: string;
}

/** Where the header has no room for all of it: the run, and behind it its whole name, its corpus and its problem. */
export function ReaderPlaceMenu({ header: { corpus, problem, run }, problem: address }: ReaderPlaceMenuProps) {
  return (
    <span className="flex min-w-0 medium:hidden">
      <LateMenu
        trigger={
          <button
            type="button"
            aria-label={`Run ${run.name}: where it belongs`}
            className="flex h-7.5 min-w-0 items-center gap-1 rounded-control px-1.5 text-ink-2 hover:bg-raised"
          >
            <span className="min-w-0 truncate font-medium text-ink">{run.name}</span>
            <ChevronDown aria-hidden className="size-3.5 shrink-0" />
          </button>
        }
      >
        {({ MenuItem, MenuLabel }) => (
          <>
            <MenuLabel>
              <span className="block max-w-80 wrap-anywhere">{run.name}</span>
              <span className="block max-w-80 wrap-anywhere">{corpus.name}</span>
            </MenuLabel>
            <MenuItem asChild>
              <Link href={address} prefetch={false} title={`Every rollout of the problem ${problem.key}`}>
                Its problem
              </Link>
            </MenuItem>
          </>
        )}
      </LateMenu>
    </span>
  );
}
