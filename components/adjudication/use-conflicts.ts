"use client";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ConflictState, conflictListOptions, conflictOptions } from "@/lib/client/adjudications";

/** Items opened ahead, so that the next one is there at once. */
const AHEAD = 2;

/** One list of a queue, which of its items is open, and the ways to its neighbours. */
export function useConflicts(queue: string, state: ConflictState, asked: string | null) {
  const client = useQueryClient();
  const pages = useInfiniteQuery(conflictListOptions(queue, state));
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  // An item that the address names may be on no page yet, or in another list by now.
  const current = asked ?? items[0]?.item;
  const at = items.findIndex(({ item }) => item === current);
  const ahead = items
    .slice(at + 1, at + 1 + AHEAD)
    // To ask for one is to have it open: what this person answered blind could not be taken back any more.
    .filter(({ barredBecause }) => barredBecause === null)
    .map(({ item }) => item)
    .join(" ");

  useEffect(() => {
    // What cannot be fetched ahead is asked for again, and shown as failed, when it is opened.
    for (const item of ahead.split(" ").filter(Boolean))
      void client.query(conflictOptions({ queue, item })).catch(() => undefined);
  }, [client, queue, ahead]);

  return {
    pages,
    items,
    current,
    place: at < 0 ? undefined : at + 1,
    counts: pages.data?.pages.at(-1)?.counts,
    leavesOut: pages.data?.pages.at(-1)?.leavesOut ?? false,
    questions: pages.data?.pages[0]?.queue.questions ?? [],
    name: pages.data?.pages[0]?.queue.name,
    neighbour: (direction: "next" | "previous"): string | undefined =>
      items[direction === "next" ? at + 1 : at - 1]?.item,
  };
}
