import { countOf } from "@/components/ui/format-number";

/** Of items that one person's answers do not complete. */
export function otherAnswersText(left: number): string {
  return `${countOf(left, "item")} of this queue still ${left === 1 ? "waits" : "wait"} for answers of other people`;
}
