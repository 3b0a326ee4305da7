import { useQueryClient } from "@tanstack/react-query";
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
  const failed = (message: string) => (error: Error) => showToast({ message, detail: error.message, tone: "danger" });
  const onError = failed("It could not be taken back");
  const say = (id: string, message: string, onAct: () => void) =>
    showToast({ about: `reference ${id}`, message, action: { label: "Undo", onAct }, durationMs: UNDO_MS });

  function onRemove({ id, label, version }: ReferenceValue) {
    remove.mutate(
      { id, version: version ?? 1 },
      {
        onSuccess: (removed) =>
          say(id, `“${label}” was removed`, () => change.mutate({ ...removed, isRemoved: false }, { onError })),
        onError: failed("It was not removed"),
      },
    );
  }

  function onSaved({ id, label, version }: ReferenceValue, before: ReferenceValue | undefined) {
    const at = { id, version: version ?? 1 };
    if (!before) return say(id, `“${label}” was added`, () => remove.mutate(at, { onError }));

    say(id, `“${label}” was changed`, () =>
      change.mutate({ ...referenceInput(referenceDraft(before)), ...at }, { onError }),
    );
  }

  return { onRemove, onSaved };
}
