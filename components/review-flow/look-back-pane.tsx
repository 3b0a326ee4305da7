"use client";
import { useMay } from "@/lib/client/use-me";
import type { LastAnswer } from "@/lib/contract/last-answer";
import type { Reveal } from "@/lib/contract/review-flow";
import { AnswerRest } from "./answer-rest";
import { answersText } from "./answer-words";
import { CauseQuestion } from "./cause-question";
import type { CauseState, differingGates } from "./gate-cause";
import { owedLayers } from "./owed-layers";
import { RevealFacts } from "./reveal-facts";
import { SecondThought } from "./second-thought";

interface LookBackPaneProps {
  last: LastAnswer;
  reveal: Reveal;
  gates: ReturnType<typeof differingGates>;
  cause: CauseState;
  /** The pane is in sight, so that keys answer what it asks. */
  hasKeys: boolean;
  onCause: (state: CauseState) => void;
}

/** What was answered, what was hidden, why they differ, and whether the person would answer otherwise now. */
export function LookBackPane({ last, reveal, gates, cause, hasKeys, onCause }: LookBackPaneProps) {
  const rewardIs = useMay("read_reward") ? "readable" : "withheld";

  return (
    <div className="relative h-full overflow-y-auto bg-bg">
      <section aria-label="Your last answer" className="flex flex-col gap-2 border-b border-line px-3.5 py-3">
        <div>
          <h2 className="text-section">Your last answer</h2>
          <p className="text-ink-2">{answersText(last.questions, last.answers) || "no answer"}</p>
        </div>
        <RevealFacts last={last} reveal={reveal} />
        {/* Its keys act from here on, so it is in view with the facts that it asks about, above texts of any length. */}
        <SecondThought commit={last.commit} given={reveal.secondThought} hasKeys={hasKeys} />
        {gates ? (
          <CauseQuestion commit={last.commit} gates={gates} state={cause} hasKeys={hasKeys} onState={onCause} />
        ) : null}
      </section>
      {/* What is still hidden, another queue hides. */}
      <AnswerRest detail={reveal.detail} blind={[]} owed={owedLayers(reveal.detail.hidden, rewardIs)} />
    </div>
  );
}
