"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { useIsAlone } from "@/lib/client/use-me";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { ActDialog, type Asking } from "./act-dialog";
import { ApprovalList } from "./approval-list";
import { NoSecondPerson } from "./no-second-person";
import { releasesAddress } from "./release-address";
import { isOpen } from "./release-standing";
import { StepItem } from "./step-item";
import { isStepAtWork, StepJob } from "./step-job";
import { stepOf } from "./step-of";
import { stepWords } from "./step-words";
import { useTakeBack } from "./use-take-back";

/** From built to signed: what is done, who did it, what may be done next, and why not. */
export function StepsPanel({ release }: { release: ReleaseDetail }) {
  const [asking, setAsking] = useState<Asking>();
  const router = useRouter();
  const isAlone = useIsAlone();
  const { takeBack, isPending } = useTakeBack(release);
  const words = stepWords(release);
  const approve = stepOf(release, "approve");
  const sign = stepOf(release, "sign");
  // A reason is said in full where it stands first.
  const isSaid = words.approve.stand !== "done" && sign.why !== null && sign.why === approve.why;
  const whyNoSignature = isSaid ? "For the same reason." : sign.why;
  const withdraw = stepOf(release, "withdraw");
  const remove = stepOf(release, "delete");

  return (
    <Panel title="From built to signed">
      <ol className="flex flex-col gap-3">
        <StepItem name="Build" words={words.build} />
        <StepItem name="Audit" words={words.audit}>
          <StepJob release={release} step="audit" />
        </StepItem>
        <StepItem
          name="Approve"
          words={words.approve}
          why={approve.why}
          action={
            approve.isOpen ? (
              <Button variant="primary" onClick={() => setAsking({ act: "approve" })}>
                Approve
              </Button>
            ) : null
          }
        >
          <ApprovalList approvals={release.approvals} />
          {stepOf(release, "take_back").isOpen ? (
            <div>
              <Button size="small" disabled={isPending} onClick={takeBack}>
                Take back my approval
              </Button>
            </div>
          ) : null}
          {isAlone && isOpen(release) && release.approvalsNeeded > 1 ? (
            <NoSecondPerson instead="Build it again once one approval is enough">
              {`It takes the approval of ${release.approvalsNeeded} people`}
            </NoSecondPerson>
          ) : null}
        </StepItem>
        <StepItem
          name="Sign"
          words={words.sign}
          why={isStepAtWork(release, "sign") ? null : whyNoSignature}
          action={
            sign.isOpen ? (
              <Button variant="primary" onClick={() => setAsking({ act: "sign" })}>
                Sign
              </Button>
            ) : null
          }
        >
          <StepJob release={release} step="sign" />
        </StepItem>
      </ol>
      {withdraw.isOpen || remove.isOpen ? (
        <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">
          {withdraw.isOpen ? <Button onClick={() => setAsking({ act: "withdraw" })}>Withdraw</Button> : null}
          {remove.isOpen ? <Button onClick={() => setAsking({ act: "delete" })}>Delete</Button> : null}
        </div>
      ) : null}
      {asking ? (
        <ActDialog
          release={release}
          asking={asking}
          onDone={() => {
            if (asking.act === "delete") router.push(releasesAddress(release.corpus.id));
          }}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Panel>
  );
}
