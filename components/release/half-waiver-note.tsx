import { PlainText } from "@/components/trajectory-list/plain-text";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { AgreeButton } from "./agree-button";
import type { WaiverAct } from "./use-waiver-act";

interface HalfWaiverNoteProps {
  waiver: ReleaseDetail["waivers"][number];
  act: WaiverAct;
}

/** Where the hits stand: who let them pass and why, and the way to agree for who may. */
export function HalfWaiverNote({ waiver, act }: HalfWaiverNoteProps) {
  const { reason, by, mayAgree } = waiver;

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
        <AgreeButton waiver={waiver} act={act}>
          Agree
        </AgreeButton>
      ) : null}
    </div>
  );
}
