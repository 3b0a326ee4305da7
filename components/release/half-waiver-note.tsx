import { PlainText } from "@/components/trajectory-list/plain-text";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { AgreeButton } from "./agree-button";

interface HalfWaiverNoteProps {
  release: string;
  waiver: ReleaseDetail["waivers"][number];
}

/** Where the hits stand: who let them pass and why, and the way to agree for who may. */
export function HalfWaiverNote({ release, waiver: { id, reason, by, mayAgree } }: HalfWaiverNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-review-soft px-3 py-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">
          Waived by <PlainText text={by.person} />, waits for a second person
        </p>
        <p>
          <PlainText text={reason} />
        </p>
      </div>
      {mayAgree ? (
        <AgreeButton release={release} waiver={id}>
          Agree
        </AgreeButton>
      ) : null}
    </div>
  );
}
