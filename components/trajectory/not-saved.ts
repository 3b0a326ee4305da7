import { showToast } from "@/components/ui/toast";

/** Said of what was done there, when the person has gone on to another one. */
export const LEFT = "In the trajectory you left.";

/** Names what was not saved, and where it was when the person has gone on to another one. */
export function notSaved(what: string, isHere: boolean): string {
  return isHere ? `${what} was not saved` : `${what} of the trajectory you left was not saved`;
}

/** Where the screen that would show both answers has gone. */
export function tellConflict(what: string, onOpen: () => void): void {
  showToast({
    message: notSaved(what, false),
    detail: "Someone answered there meanwhile. Open it to see their answer, and answer again.",
    tone: "danger",
    action: { label: "Open it", onAct: onOpen },
    durationMs: 15_000,
  });
}
