import { TriangleAlert } from "lucide-react";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { TimeText } from "@/components/ui/time-text";
import type { ReleaseDetail } from "@/lib/contract/releases";

/** That a release was taken back, above everything that could be done with it. */
export function WithdrawnNote({ withdrawn }: { withdrawn: NonNullable<ReleaseDetail["withdrawn"]> }) {
  return (
    <section
      aria-label="Withdrawn"
      className="flex items-start gap-2 rounded-panel border border-danger bg-danger-soft px-4 py-3"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-medium text-danger">
          Withdrawn by <PlainText text={withdrawn.person} />, <TimeText iso={withdrawn.at} />. Do not train on it.
        </p>
        <p className="wrap-anywhere">
          <PlainText text={withdrawn.reason} />
        </p>
      </div>
    </section>
  );
}
