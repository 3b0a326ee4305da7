import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";

/**
 * Tells of a write that did not work, as a notice that stays long enough to read.
 *
 * @param about - of the notice that another try of it brings, which takes the place of this one
 */
export function reportFailure(title: string, error: Error, about?: string): void {
  const request = error instanceof ApiError && error.requestId ? ` Request ${error.requestId}.` : "";
  showToast({
    ...(about === undefined ? {} : { about }),
    ...{ message: title, detail: `${error.message}${request}`, tone: "danger", durationMs: 15_000 },
  });
}
