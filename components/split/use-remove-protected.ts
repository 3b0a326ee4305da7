import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { reportUndoFailure } from "@/components/shell/report-undo-failure";
import { showToast } from "@/components/ui/toast";
import { removeProtectedSetOptions, restoreProtectedSetOptions } from "@/lib/client/protected-sets";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { ProtectedSet } from "@/lib/contract/splits";

type Named = Pick<ProtectedSet, "id" | "name">;

/** Takes protected sets away, each with its way back. */
export function useRemoveProtected() {
  const client = useQueryClient();
  const remove = useHeardMutation(removeProtectedSetOptions(client));
  const restore = useHeardMutation(restoreProtectedSetOptions(client));

  function onRestore({ id, name }: Named) {
    const about = `protected ${id}`;
    restore.mutate(id, {
      onSuccess: () => showToast({ about, message: `“${name}” is protected again` }),
      onError: (error) =>
        reportUndoFailure({
          ...{ about, title: `“${name}” was not brought back`, error },
          again: () => onRestore({ id, name }),
        }),
    });
  }

  function onRemove({ id, name }: Named) {
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          about: `protected ${id}`,
          message: `“${name}” is not protected any more`,
          action: { label: "Undo", onAct: () => onRestore({ id, name }) },
          durationMs: 12_000,
        }),
      onError: (error) => reportFailure(`“${name}” was not removed`, error),
    });
  }

  /** Right after it was added, which was the mistake: nothing is offered again. */
  function takeBack({ id, name }: Named) {
    remove.mutate(id, {
      onSuccess: () => showToast({ about: `protected ${id}`, message: `“${name}” was not kept` }),
      onError: (error) => reportFailure(`“${name}” was not removed`, error),
    });
  }

  return { onRemove, takeBack, isPending: remove.isPending };
}
