"use client";
import { type ReactNode, useState } from "react";
import { answersText } from "@/components/review-flow/answer-words";
import type { Hint } from "@/components/trajectory/key-bar";
import { ReaderFrame } from "@/components/trajectory/reader-frame";
import type { Panes } from "@/components/trajectory/use-panes";
import type { ConflictDetail, ConflictItem } from "@/lib/contract/adjudication";
import type { Question } from "@/lib/domain/question";
import { sidesWords, undisputedWords } from "./item-words";
import { SidesPane } from "./sides-pane";
import { useSettling } from "./use-settling";

const HINTS: readonly Hint[] = [
  { ids: ["adjudicate.choose"], word: "side, then cause" },
  { ids: ["adjudicate.own"], word: "decide" },
  { ids: ["item.next"], word: "next item" },
  { ids: ["item.undo"], word: "undo" },
];

interface ConflictReaderProps {
  queue: string;
  item: ConflictDetail;
  questions: readonly Question[];
  panes: Panes;
  list: ReactNode;
  isUndoing: boolean;
  onMove: (direction: "next" | "previous") => void;
  onSettled: (item: ConflictItem, isOpen: boolean) => void;
  onUndo: () => void;
}

/** One item: its trajectory between the list and the sides. */
export function ConflictReader(props: ConflictReaderProps) {
  const { queue, item, questions, panes, list, isUndoing, onMove, onSettled, onUndo } = props;
  const [noteWish, setNoteWish] = useState(0);
  const acts = useSettling({
    queue,
    item,
    questions,
    onShow: panes.showRight,
    onNote: () => setNoteWish(noteWish + 1),
    onSettled,
  });

  return (
    <ReaderFrame
      header={item.detail.header}
      panes={panes}
      left={list}
      right={
        <SidesPane
          item={item}
          questions={questions}
          acts={acts}
          noteWish={noteWish}
          isUndoing={isUndoing}
          onUndo={onUndo}
        />
      }
      summary={<p className="min-w-0 flex-1 truncate text-ink-2">{summaryOf(item, questions)}</p>}
      hints={HINTS}
      onItem={onMove}
    />
  );
}

/** "Bo: Agentic ≠ Cy: Sub-task", on all that they differ on; once it is settled, as what. */
function summaryOf(item: ConflictItem, questions: readonly Question[]): string {
  const { settled } = item;
  if (settled) return `Settled as ${answersText(questions, settled.answers)}, by ${settled.by}`;

  return sidesWords(item, questions) || undisputedWords(item);
}
