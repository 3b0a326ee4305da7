"use client";
import { useEffect, useRef } from "react";
import { toast, useSonner } from "sonner";

/** Of faults that are covered; what was told before them is long past. */
const MOST_HELD = 3;

/** The time of a notice that is covered does not run, and no key comes to its button. */
const COVERED = { duration: Number.POSITIVE_INFINITY, style: { visibility: "hidden" } } as const;

/**
 * Only the newest notice is seen. A fault that it covers is held and comes back; what else it covers is over, as by then it
 * may be true no more: what was done may have been undone.
 */
export function useHeldNotices(): void {
  const { toasts } = useSonner();
  /** The time of each that is covered. */
  const held = useRef(new Map<string | number, number>());

  useEffect(() => {
    // One that is just being closed would come back if it were changed.
    const open = new Set(toast.getToasts().map(({ id }) => id));
    const [newest, ...covered] = toasts.filter(({ id }) => open.has(id));
    const duration = newest && held.current.get(newest.id);
    if (newest && duration !== undefined) {
      held.current.delete(newest.id);
      change(newest, { duration, style: {} });
    }
    const faults = covered.filter(({ type }) => type === "error").slice(0, MOST_HELD);
    for (const notice of faults) {
      if (notice.duration === undefined || notice.duration === COVERED.duration) continue;
      held.current.set(notice.id, notice.duration);
      change(notice, COVERED);
    }
    for (const notice of covered) if (!faults.includes(notice)) toast.dismiss(notice.id);
  }, [toasts]);
}

type Notice = ReturnType<typeof useSonner>["toasts"][number];

function change({ id, title }: Notice, to: Pick<Notice, "duration" | "style">): void {
  toast.error(title, { id, ...to });
}
