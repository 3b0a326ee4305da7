import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { reportUndoFailure } from "@/components/shell/report-undo-failure";
import { showToast } from "@/components/ui/toast";
import { changeReferenceOptions, removeReferenceOptions } from "@/lib/client/references";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { ReferenceValue } from "@/lib/contract/references";
import { referenceDraft, referenceInput } from "./reference-draft";

const UNDO_MS = 10_000;

/** What is done to own reference values, each with its way back. */
export function useReferenceActs() {
  const client = useQueryClient();
  const remove = useHeardMutation(removeReferenceOptions(client));
  const change = useHeardMutation(changeReferenceOptions(client));

  /** With the way back, which is offered again where it met a fault. */
  function say(id: string, message: string, undo: (told: { onError: (error: Error) => void }) => void) {
    const about = `reference ${id}`;
    const onAct = () =>
      undo({
        onError: (error) => reportUndoFailure({ about, title: "It could not be taken back", error, again: onAct }),
      });
    showToast({ about, message, action: { label: "Undo", onAct }, durationMs: UNDO_MS });
  }

  function onRemove({ id, label, version }: ReferenceValue) {
    remove.mutate(
      { id, version: version ?? 1 },
      {
        onSuccess: (removed) =>
          say(id, `“${label}” was removed`, (told) => change.mutate({ ...removed, isRemoved: false }, told)),
        onError: (error) => reportFailure("It was not removed", error),
      },
    );
  }

  function onSaved({ id, label, version }: ReferenceValue, before: ReferenceValue | undefined) {
    const at = { id, version: version ?? 1 };
    if (!before) return say(id, `“${label}” was added`, (told) => remove.mutate(at, told));

    say(id, `“${label}” was changed`, (told) =>
      change.mutate({ ...referenceInput(referenceDraft(before)), ...at }, told),
    );
  }

  return { onRemove, onSaved };
}
