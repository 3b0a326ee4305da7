"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { GUARD_LOOK } from "@/components/leak-audit/guard-look";
import { openPoints } from "@/components/leak-audit/open-points";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { type ReleaseAct, releaseActOptions } from "@/lib/client/releases";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { ReleaseDetail } from "@/lib/contract/releases";
import type { Guard } from "@/lib/leak/audit-pools";
import { ACT_WORDS } from "./act-words";
import { LetPass } from "./let-pass";
import { useTakeBack } from "./use-take-back";

export type Asking =
  | { readonly act: "approve" | "sign" | "withdraw" | "delete" }
  | { readonly act: "waive"; readonly guard: Guard };

/** Acts by which a person answers for what the audit left open. */
const OVER_OPEN_POINTS: readonly Asking["act"][] = ["approve", "sign"];

interface ActDialogProps {
  release: Pick<ReleaseDetail, "id" | "number" | "name" | "audit" | "waivers">;
  asking: Asking;
  onDone?: () => void;
  onClose: () => void;
}

/** Says what an act means before it is done, and takes the words that stay with it. */
export function ActDialog({ release, asking, onDone, onClose }: ActDialogProps) {
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const act = useHeardMutation(releaseActOptions(useQueryClient(), release.id));
  const { takeBack } = useTakeBack(release);
  const words = ACT_WORDS[asking.act];
  const named = `#${release.number} “${release.name}”`;
  const notDone = `Not done: ${words.title} ${named}`;
  const isOverOpenPoints = OVER_OPEN_POINTS.includes(asking.act);
  const open = release.audit && isOverOpenPoints ? openPoints(release.audit) : "";
  const fault = words.isRequired && text.trim() === "" ? "Write why." : undefined;

  function onAct() {
    setTried(true);
    if (fault) return;
    act.mutate(toAct(asking, text.trim()), {
      onSuccess: (_, isHere) => {
        if (asking.act === "approve")
          showToast({
            about: `approval of ${release.id}`,
            message: `${words.done} ${named}`,
            action: { label: "Undo", onAct: takeBack },
          });
        else if (!isHere) showToast({ message: `${words.done} ${named}` });
        if (!isHere) return;
        onClose();
        onDone?.();
      },
      onError: (error, isHere) => {
        if (!isHere) reportFailure(notDone, error);
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${words.title} ${named}`}
      description={asking.act === "waive" ? `${GUARD_LOOK[asking.guard].says} ${words.says}` : words.says}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={words.isHard ? "danger" : "primary"} disabled={act.isPending} onClick={onAct}>
            {words.verb}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onAct();
        }}
      >
        {isOverOpenPoints ? <LetPass release={release} /> : null}
        {open === "" ? null : <p className="rounded-control bg-review-soft px-3 py-2">The audit leaves open: {open}</p>}
        {words.field ? (
          <Field label={words.field} hint={words.hint} error={isTried ? fault : undefined}>
            {(ids) => (
              <TextArea {...ids} value={text} maxLength={1000} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        ) : null}
        {act.error ? <RequestError place="panel" title={notDone} error={act.error} /> : null}
      </form>
    </Dialog>
  );
}

function toAct(asking: Asking, text: string): ReleaseAct {
  switch (asking.act) {
    case "approve":
    case "sign":
      return { act: asking.act, note: text };
    case "withdraw":
      return { act: "withdraw", reason: text };
    case "waive":
      return { act: "waive", guard: asking.guard, reason: text };
    case "delete":
      return { act: "delete" };
  }
}
