import type { QueryClient } from "@tanstack/react-query";
import { reportUndoFailure } from "@/components/shell/report-undo-failure";
import { dismissToast, showToast } from "@/components/ui/toast";
import { labelHistoryOptions } from "@/lib/client/labels";
import type { ReviewActions } from "./use-review";
import { whatUndoTakes } from "./what-undo-takes";

type Read = Pick<ReviewActions["history"], "data" | "error">;

interface UndoLatest extends Pick<ReviewActions, "undoEvent" | "underWay"> {
  readonly client: QueryClient;
  readonly id: string;
  readonly history: Read & Pick<ReviewActions["history"], "isError" | "refetch">;
}

/** Takes the person's newest answer back, or says that there is none. */
export async function undoLatest(asked: UndoLatest): Promise<void> {
  const { client, id, history } = asked;
  // Right after an answer the history on screen is still the one before it.
  const isAsked = client.isFetching({ queryKey: labelHistoryOptions(id).queryKey }) > 0;

  await takeNewest(asked, isAsked || history.isError ? history.refetch() : history);
}

async function takeNewest(asked: UndoLatest, read: Promise<Read> | Read): Promise<void> {
  const { id, history, underWay, undoEvent } = asked;
  const { data, error } = await read;
  if (error)
    return tellNotUndone(id, error, () => {
      if (!underWay.unwant()) void takeNewest(asked, history.refetch());
    });
  dismissToast(id);
  if (underWay.isBusy()) return;

  const taken = whatUndoTakes(data?.events ?? []);
  if ("message" in taken) showToast(taken);
  else undoEvent(taken.id, taken.kind);
}

/** @param about - the event that was not taken back, or the trajectory where it is not known which */
export function tellNotUndone(about: string, error: Error, again: () => void): void {
  reportUndoFailure({ about, title: "Nothing was undone", error, again });
}
