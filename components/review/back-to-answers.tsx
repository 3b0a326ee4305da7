"use client";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";

/** While the digits give a reason: how they choose the answer again. */
export function BackToAnswers({ onBack }: { onBack: () => void }) {
  const key = useKeyOf("verdict.previous-field");

  return (
    <Button size="small" variant="ghost" onClick={onBack}>
      Change the answer {key ? <Kbd keys={key} /> : null}
    </Button>
  );
}
