import { TimeText } from "@/components/ui/time-text";
import type { SetAsideNote } from "@/lib/contract/set-aside";
import { InertText } from "./inert-text";

/** Who set a row aside, when and why. */
export function SetAsideBy({ told }: { told: SetAsideNote }) {
  return (
    <span className="text-caption text-ink-2">
      Set aside by <InertText text={told.by} />, <TimeText iso={told.at} />
      {told.note === null ? null : (
        <>
          : <InertText text={told.note} />
        </>
      )}
    </span>
  );
}
