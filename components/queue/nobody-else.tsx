"use client";
import { NoSecondPerson } from "@/components/release/no-second-person";
import { useIsAlone } from "@/lib/client/use-me";
import { otherAnswersText } from "./other-answers-text";

interface NobodyElseProps {
  /** Answers that each item takes. */
  overlap: number;
  /** Items that lack some. */
  left: number;
}

/** Where one person alone is there, that items of several answers are never complete. */
export function NobodyElse({ overlap, left }: NobodyElseProps) {
  const isAlone = useIsAlone();
  if (!isAlone || overlap < 2 || left < 1) return null;

  return (
    <div className="mt-3">
      <NoSecondPerson instead="Ask for one answer in the next queue">{otherAnswersText(left)}</NoSecondPerson>
    </div>
  );
}
