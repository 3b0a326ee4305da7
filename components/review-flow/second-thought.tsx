"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { showToast } from "@/components/ui/toast";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { revealOptions, secondThoughtOptions } from "@/lib/client/review-flow";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useHotkeys } from "@/lib/client/use-hotkeys";

const WOULD_CHANGE = "Noted: you would change your last answer";
const WOULD_KEEP = "Noted: you would keep your last answer";
const STAYS = "The answer itself stays as you gave it.";

interface SecondThoughtProps {
  commit: string;
  given: boolean | null;
  /** What it is about is in sight. */
  hasKeys: boolean;
}

/** Whether the person would answer otherwise now. Stored apart: the blind answer stays as it was given. */
export function SecondThought({ commit, given, hasKeys }: SecondThoughtProps) {
  const client = useQueryClient();
  const thought = useHeardMutation(secondThoughtOptions(commit));
  const changeKey = useKeyOf("item.would-change");
  const keepKey = useKeyOf("item.would-keep");
  const think = (wouldChange: boolean) => {
    if (thought.isPending) return;
    thought.mutate(
      { wouldChange },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: revealOptions(commit).queryKey });
          showToast({ id: `second ${commit}`, message: wouldChange ? WOULD_CHANGE : WOULD_KEEP, detail: STAYS });
        },
        onError: (error) => reportFailure("The second thought was not stored", error),
      },
    );
  };
  useHotkeys(hasKeys ? { "item.would-change": () => think(true), "item.would-keep": () => think(false) } : {});

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-pressed={given === true} disabled={thought.isPending} onClick={() => think(true)}>
        {given === true ? "✓ " : null}I would change it {changeKey ? <Kbd keys={changeKey} /> : null}
      </Button>
      <Button size="small" aria-pressed={given === false} disabled={thought.isPending} onClick={() => think(false)}>
        {given === false ? "✓ " : null}I would keep it {keepKey ? <Kbd keys={keepKey} /> : null}
      </Button>
    </div>
  );
}
