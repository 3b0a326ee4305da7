import type { QueryClient } from "@tanstack/react-query";
import { reportUndoFailure } from "@/components/shell/report-undo-failure";
import { dismissToast, showToast } from "@/components/ui/toast";
import { labelHistoryOptions } from "@/lib/client/labels";
import type { LabelEvent, ReviewWrite } from "@/lib/contract/labels";
import { OVERTAKEN } from "@/lib/domain/press-words";
import { tellNotTaken } from "./not-taken";
import { type Undone, undoneWords } from "./undone-words";
import type { ReviewActions } from "./use-review";
import { whatUndoTakes } from "./what-undo-takes";

type History = ReviewActions["history"];

interface Read extends Pick<History, "error"> {
  readonly data: { readonly events: readonly LabelEvent[] } | undefined;
}

interface UndoLatest extends Pick<ReviewActions, "undoEvent" | "underWay"> {
  readonly client: QueryClient;
  readonly id: string;
  /** Whether the person gave another answer since they wanted it. */
  readonly isOvertaken: () => boolean;
  readonly history: Pick<History, "refetch">;
}

/** Takes back what was the person's newest answer when they wanted it, or says why not. */
export async function undoLatest(asked: UndoLatest): Promise<void> {
  const { client, id, history } = asked;
  const { queryKey } = labelHistoryOptions(id);
  // Right after an answer the history on screen is still the one before it: it is asked for again, or here and not drawn.
  const isAsked = client.isFetching({ queryKey }) > 0;
  const { data, status } = client.getQueryState(queryKey) ?? {};
  const isKnown = data !== undefined && !isAsked && status !== "error";
  const known = isKnown && { data: { events: data.pages.flatMap(({ events }) => events) }, error: null };

  await takeNewest(asked, known || history.refetch());
}

async function takeNewest(asked: UndoLatest, read: Promise<Read> | Read): Promise<void> {
  const { id, history, isOvertaken, underWay, undoEvent } = asked;
  const { data, error } = await read;
  if (error)
    return tellNotUndone(id, error, () => {
      if (!underWay.unwant()) void takeNewest({ ...asked, isOvertaken: underWay.watch() }, history.refetch());
    });
  dismissToast(id);
  if (isOvertaken()) return showToast(OVERTAKEN);

  const taken = whatUndoTakes(data?.events ?? []);
  if ("message" in taken) showToast(taken);
  // What was read may be from before an undo that is under way, or from after it.
  else if (underWay.isBusy() && !underWay.has(taken.id)) tellNotTaken();
  else undoEvent(taken.id, taken.kind);
}

/** What became of an undo that the server answered. */
export function undoWords(kind: Undone, answer: ReviewWrite): string {
  if (answer.status === "conflict") return "Not undone: someone answered after you, and that answer stands.";

  return undoneWords(kind, answer.review);
}

/** @param about - the event that was not taken back, or the trajectory where it is not known which */
export function tellNotUndone(about: string, error: Error, again: () => void): void {
  reportUndoFailure({ about, title: "Nothing was undone", error, again });
}
