"use client";
import { CommentsSection } from "@/components/comment/comments-section";
import { PaneSection } from "@/components/review/pane-section";
import { MachineSections } from "@/components/review-flow/machine-sections";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { ConflictDetail, Side } from "@/lib/contract/adjudication";
import type { Question } from "@/lib/domain/question";
import { settledBySide } from "@/lib/domain/side-choice";
import { CauseChoice } from "./cause-choice";
import { OwnAnswers } from "./own-answers";
import { SettledNote } from "./settled-note";
import { SideCard } from "./side-card";
import type { SettlingActs } from "./use-settling";

interface SidesPaneProps {
  item: ConflictDetail;
  questions: readonly Question[];
  acts: SettlingActs;
  noteWish: number;
  isUndoing: boolean;
  onUndo: () => void;
}

/** The right pane: the sides beside each other, and the settlement step by step. */
export function SidesPane({ item, questions, acts, noteWish, isUndoing, onUndo }: SidesPaneProps) {
  const { settling, wanted } = acts;

  return (
    <div className="relative h-full overflow-y-auto bg-bg">
      {acts.isStale ? <StaleNote /> : null}
      {item.settled ? (
        <SettledNote settled={item.settled} questions={questions} isBusy={isUndoing} onUndo={onUndo} />
      ) : null}
      {item.barredBecause && !item.settled ? (
        <PaneSection title="Not yours to settle">
          <p className="text-ink-2">{item.barredBecause}</p>
        </PaneSection>
      ) : null}
      {settling.phase === "own" ? (
        <OwnAnswers
          wanted={wanted}
          draft={settling.draft}
          noteWish={noteWish}
          onChange={acts.change}
          onOnwards={acts.onwards}
          onBack={acts.back}
        />
      ) : null}
      {settling.phase === "cause" ? (
        <CauseChoice
          wanted={wanted}
          answers={settling.answers}
          note={acts.note}
          noteWish={noteWish}
          isSaving={acts.isSaving}
          onNote={acts.setNote}
          onChoose={acts.cause}
          onBack={acts.back}
        />
      ) : null}
      <Sides item={item} questions={questions} acts={acts} />
      <CommentsSection />
      <MachineSections detail={item.detail} />
    </div>
  );
}

function Sides({ item, questions, acts }: Pick<SidesPaneProps, "item" | "questions" | "acts">) {
  const { settling, canSettle } = acts;
  const ownKey = useKeyOf("adjudicate.own");
  const areTaking = settling.phase === "sides";
  const canTake = ({ answers }: Side) =>
    canSettle && Object.keys(settledBySide(acts.wanted, answers).answers).length > 0;

  return (
    <PaneSection title="The sides" aside={asideOf(item, acts)}>
      <div className="grid grid-cols-2 gap-2">
        {item.sides.map((side, index) => (
          <SideCard
            // biome-ignore lint/suspicious/noArrayIndexKey: sides keep their order, and two reviewers may have one name
            key={index}
            side={side}
            digit={canTake(side) && areTaking ? index + 1 : undefined}
            isTaken={settling.phase === "cause" && settling.from.kind === "side" && settling.from.side === index}
            questions={questions}
            differing={item.differing}
            onTake={canTake(side) ? () => acts.take(index) : undefined}
          />
        ))}
      </div>
      {canSettle && settling.phase !== "own" ? (
        <div className="mt-2.5">
          <Button size="small" onClick={acts.decide}>
            Decide question by question {ownKey ? <Kbd keys={ownKey} /> : null}
          </Button>
        </div>
      ) : null}
    </PaneSection>
  );
}

function asideOf({ differing }: ConflictDetail, { canSettle, settling }: SettlingActs): string {
  if (canSettle && settling.phase === "sides") return "a digit takes a side";

  return differing.length === 0 ? "they agree" : "";
}

function StaleNote() {
  return (
    <p role="alert" className="border-b border-line bg-review-soft px-3.5 py-2.5">
      Somebody answered or settled this item while you read. It is shown as it stands now; nothing of yours was saved.
    </p>
  );
}
