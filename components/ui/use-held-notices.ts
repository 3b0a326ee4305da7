"use client";
import { useEffect, useRef } from "react";
import { toast, useSonner } from "sonner";

/** Of those that are covered; what was told before them is long past. */
const MOST_HELD = 3;

/** The time of a notice that is covered does not run, and no key comes to its button. */
const COVERED = { duration: Number.POSITIVE_INFINITY, style: { visibility: "hidden" } } as const;

/** Sonner lets the time of all notices run, also of those that are not seen: only the newest is, and the others after it. */
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
    for (const notice of covered.slice(0, MOST_HELD)) {
      if (notice.duration === undefined || notice.duration === COVERED.duration) continue;
      held.current.set(notice.id, notice.duration);
      change(notice, COVERED);
    }
    for (const { id } of covered.slice(MOST_HELD)) toast.dismiss(id);
  }, [toasts]);
}

type Notice = ReturnType<typeof useSonner>["toasts"][number];

function change({ id, title, type }: Notice, to: Pick<Notice, "duration" | "style">): void {
  const show = type === "error" ? toast.error : toast;
  show(title, { id, ...to });
}
