"use client";
import { ChevronDown } from "lucide-react";
import { LateMenu } from "@/components/ui/late-menu";
import { latePart } from "@/components/ui/late-part";
import type { PlaceItemsProps } from "./place-items";

const PlaceItems = latePart(() => import("./place-items").then((module) => module.PlaceItems));

/** Where the header has no room for all of it: the run, and behind it its names, the rows beside it, its problem and the layers. */
export function ReaderPlaceMenu(props: PlaceItemsProps) {
  const { name } = props.header.run;

  return (
    <span className="flex min-w-0 @crumbs:hidden">
      <LateMenu
        ahead={PlaceItems.fetchAhead}
        trigger={
          <button
            type="button"
            aria-label={`Run ${name}: where it belongs`}
            className="flex h-7.5 min-w-0 items-center gap-1 rounded-control px-1.5 text-ink-2 hover:bg-raised"
          >
            <span className="min-w-0 truncate font-medium text-ink">{name}</span>
            <ChevronDown aria-hidden className="size-3.5 shrink-0" />
          </button>
        }
      >
        {() => <PlaceItems {...props} />}
      </LateMenu>
    </span>
  );
}
