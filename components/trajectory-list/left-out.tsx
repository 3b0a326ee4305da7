import type { CappedCount } from "@/lib/contract/trajectories";
import { leftOutWords } from "@/lib/domain/left-out-words";

/** How many rows of the whole corpus do not show. */
export function LeftOut({ count }: { count: CappedCount }) {
  return <span className="whitespace-nowrap">{leftOutWords(count)}</span>;
}
