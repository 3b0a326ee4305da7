import { showToast } from "@/components/ui/toast";

/** Says of a key that it met what was done right before it, in the words of a queue. */
export function tellNotTaken(): void {
  showToast({
    message: "Not taken: what you did just before is still being saved",
    detail: "Do it again in a moment.",
  });
}
