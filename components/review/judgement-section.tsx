"use client";
import { InertText } from "@/components/import/inert-text";
import { OtherJudges } from "@/components/judge/other-judges";
import { BandScale } from "@/components/judgement/band-scale";
import { DisputeNote } from "@/components/judgement/dispute-note";
import { Explanation } from "@/components/judgement/explanation";
import { GateSteps } from "@/components/judgement/gate-steps";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { GateLadder } from "@/components/verdict/gate-ladder";
import type { JudgeCheck } from "@/lib/contract/judge-audit";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { PaneSection } from "./pane-section";

type Judgement = NonNullable<TrajectoryHeader["judgement"]>;

interface JudgementSectionProps {
  judgement: Judgement;
  /** Absent until a machine has checked it. */
  check: JudgeCheck | undefined;
}

/** The judge's answer as the ladder it climbed, beside what the log says, with its own words. */
export function JudgementSection({ judgement, check }: JudgementSectionProps) {
  const { id } = useReaderFacts();

  return (
    <PaneSection
      title="Judge"
      aside={<GateLadder state={judgement.state} score={judgement.score} gate={judgement.gate} />}
    >
      <JudgementBody judgement={judgement} check={check} />
      <OtherJudges trajectory={id} />
    </PaneSection>
  );
}

/** What the judge said and what a machine finds of it, without a frame. */
export function JudgementBody({ judgement, check }: JudgementSectionProps) {
  if (judgement.state === "absent") return <p className="text-ink-2">No judge read this trajectory.</p>;
  if (judgement.state === "failed") return <FailedJudge judgement={judgement} />;

  return (
    <>
      <DisputeNote disputed={check?.disputed ?? []} />
      {judgement.gate === null && judgement.score !== null ? <BandScale score={judgement.score} /> : null}
      {judgement.gate === null && check ? (
        <h3 className="mb-1.5 text-table font-semibold">What a machine finds of the gates</h3>
      ) : null}
      {judgement.gate === null && !check ? null : <GateSteps judged={judgement.gate ?? undefined} check={check} />}
      {judgement.gate === 5 ? <p className="mt-1.5 font-medium">All four gates passed.</p> : null}
      {judgement.explanation ? <Explanation text={judgement.explanation} quotes={check?.quotes} /> : null}
      <Origin judgement={judgement} />
      {check ? null : <p className="text-caption text-ink-3">No machine has checked this judgement yet.</p>}
    </>
  );
}

function FailedJudge({ judgement }: { judgement: Judgement }) {
  return (
    <>
      <p className="text-ink-2">
        The judge failed: a fault of its infrastructure, which says nothing of the agent. It has no score and is in no
        mean.
      </p>
      {judgement.explanation ? (
        <p className="mt-1.5 rounded-control border border-dashed border-edge px-2.5 py-1.5 text-ink-2">
          <InertText text={judgement.explanation} />
        </p>
      ) : null}
      <Origin judgement={judgement} />
    </>
  );
}

/** Which judge, under which rubric, and how often it was asked. */
function Origin({ judgement: { model, rubric, tries } }: { judgement: Judgement }) {
  const words = [
    model,
    rubric === null ? "rubric not known" : `rubric ${rubric}`,
    ...(tries === null ? [] : [tries === 1 ? "1 try" : `${tries} tries`]),
  ].flatMap((word) => word ?? []);

  return (
    <p className="mt-2 text-caption text-ink-3">
      <InertText text={words.join(", ")} />
    </p>
  );
}
