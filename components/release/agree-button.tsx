"use client";
import { GUARD_LOOK } from "@/components/leak-audit/guard-look";
import { Button } from "@/components/ui/button";
import type { ReleaseDetail } from "@/lib/contract/releases";
import type { WaiverAct } from "./use-waiver-act";

interface AgreeButtonProps {
  waiver: Pick<ReleaseDetail["waivers"][number], "id" | "guard">;
  act: WaiverAct;
  children: string;
}

/** Stands for a waiver beside the person who asked for it; it counts from then on. */
export function AgreeButton({ waiver: { id, guard }, act, children }: AgreeButtonProps) {
  // A button that cannot be pressed any more would let go of the keyboard.
  return (
    <Button
      ref={passFocusOn}
      size="small"
      aria-label={`${children} to waive ${GUARD_LOOK[guard].name}`}
      aria-disabled={act.isPending}
      onClick={act.isPending ? undefined : () => act.agree(id)}
    >
      {children}
    </Button>
  );
}

/**
 * Whoever was on it goes on at its guard. Only once the screen is drawn: what is waived moves below what is not, and what
 * moves lets go of the keyboard.
 */
function passFocusOn(button: HTMLElement | null): () => void {
  return () => {
    if (button === null || document.activeElement !== button) return;
    const guard = button.closest("li")?.querySelector<HTMLElement>("[aria-expanded], h3");
    queueMicrotask(() => guard?.focus({ preventScroll: true }));
  };
}
