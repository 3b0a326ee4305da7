import { showToast } from "@/components/ui/toast";
import { beginningOf } from "@/lib/domain/beginning-of";

/** What notices of one answer to one trajectory are about: a later one takes the place of an earlier one. */
export function answerNotice(kind: "label" | "approval" | "gate", trajectory: string): string {
  return `${kind} of ${trajectory}`;
}

/** Names the trajectory that a notice speaks of: the notice stays when the person goes on to another one. */
export function inTask(query: string): string | undefined {
  const words = beginningOf(query);

  return words === "" ? undefined : `In “${words}”`;
}

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
