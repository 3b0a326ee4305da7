"use client";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";

interface BackToAnswersProps {
  /** It stands in what is one stop of Tab already; the stop before does the same. */
  isBesideStop?: boolean;
  onBack: () => void;
}

/** While the digits give a reason: how they choose the answer again. */
export function BackToAnswers({ isBesideStop = false, onBack }: BackToAnswersProps) {
  const key = useKeyOf("verdict.previous-field");

  return (
    <Button size="small" variant="ghost" tabIndex={isBesideStop ? -1 : 0} onClick={onBack}>
      Change the answer {key ? <Kbd keys={key} /> : null}
    </Button>
  );
}
