"use client";
import { ReaderSkeleton } from "@/components/trajectory/reader-skeleton";
import { showToast } from "@/components/ui/toast";
import { useHotkeys } from "@/lib/client/use-hotkeys";

// One notice for all of them: without an id of its own it takes the place of that with the same words.
const tell = () => showToast({ message: "Not taken: the item is still loading" });

/** In the place of an item that is on its way. What is pressed for it is not kept: nobody has seen it yet. */
export function LoadingItem() {
  useHotkeys({
    "verdict.choose": tell,
    "verdict.reject": tell,
    "item.submit": tell,
    "item.accept": tell,
    "item.skip": tell,
  });

  return <ReaderSkeleton />;
}
