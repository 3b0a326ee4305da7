import { showToast } from "@/components/ui/toast";
import { NOT_TAKEN } from "@/lib/domain/press-words";

/** Says of a key that it met what was done right before it. */
export function tellNotTaken(): void {
  showToast(NOT_TAKEN);
}
