import type { OtherRow } from "@/lib/contract/what-if";
import { plain } from "./classification-table";

/** The trajectory that takes the place of a near-duplicate, with the id that opens it. */
export function representedBy({ id, run, rollout }: OtherRow): string {
  return `represented by ${id} (${plain(rollout === null ? run : `${run} #${rollout}`)}).`;
}
