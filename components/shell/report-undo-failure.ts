import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";
import { isFault } from "@/lib/client/retry-faults";

interface UndoFailure {
  /** What the notice of the write that was to be undone is about. */
  readonly about: string;
  readonly title: string;
  readonly error: Error;
  readonly again: () => void;
}

/**
 * Tells of an undo that did not work. Its button went with its notice, so another try is offered where one may help: after
 * silence or a fault, not after a refusal. Apart from `report-failure.ts`, which is among the first code of the reader.
 */
export function reportUndoFailure({ about, title, error, again }: UndoFailure): void {
  const request = error instanceof ApiError && error.requestId ? ` Request ${error.requestId}.` : "";
  showToast({
    ...{ about, message: title, detail: `${error.message}${request}`, tone: "danger", durationMs: 15_000 },
    ...(isFault(error) ? { action: { label: "Try again", onAct: again } } : {}),
  });
}
