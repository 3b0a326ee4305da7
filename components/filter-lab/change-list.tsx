import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { changeWords, thresholdChanges } from "@/lib/domain/threshold-changes";

interface ChangeListProps {
  from: FilterThresholds;
  to: FilterThresholds;
}

/** What differs, one threshold a line. */
export function ChangeList({ from, to }: ChangeListProps) {
  return (
    <ul aria-label="What differs" className="flex flex-col gap-0.5">
      {thresholdChanges(from, to).map((change) => (
        <li key={change.name} className="font-mono text-mono">
          {changeWords(change)}
        </li>
      ))}
    </ul>
  );
}
