import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";

/** Tells of a write that did not work, as a notice that stays long enough to read. */
export function reportFailure(title: string, error: Error): void {
  const request = error instanceof ApiError && error.requestId ? ` Request ${error.requestId}.` : "";
  showToast({ message: title, detail: `${error.message}${request}`, tone: "danger", durationMs: 15_000 });
}
