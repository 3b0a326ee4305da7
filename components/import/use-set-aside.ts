"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { countOf } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";
import { putBackOptions, setAsideOptions } from "@/lib/client/set-aside";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { PutBack, SetAside, SetAsideDone } from "@/lib/contract/set-aside";
import { visibleName } from "@/lib/domain/visible-text";

const UNDO_MS = 12_000;
const noticeOf = (importId: string): string => `set aside of ${importId}`;

/** Sets rejected rows aside, with the way back, and puts them back later. What somebody else did first is told. */
export function useSetAside(importId: string) {
  const client = useQueryClient();
  const aside = useHeardMutation(setAsideOptions(client, importId));
  const back = useHeardMutation(putBackOptions(client, importId));

  /** A refusal is in `error`, which the dialog shows while it is there. */
  function onSetAside(asked: SetAside, onDone: () => void) {
    aside.mutate(asked, {
      onSuccess: (done, isHere) => {
        if (isHere) onDone();
        const { act, rows, standing } = done;
        if (act === null)
          return tellStanding(standing, "This row is set aside already", "has set this row aside already");

        showToast({
          about: noticeOf(importId),
          message: `${countOf(rows, "row")} set aside`,
          detail: `A retry leaves ${rows === 1 ? "it" : "them"} out until ${rows === 1 ? "it is" : "they are"} put back.`,
          action: { label: "Undo", onAct: () => onPutBack({ of: "act", act }, () => undefined) },
          durationMs: UNDO_MS,
        });
      },
      onError: (error, isHere) => isHere || reportFailure("The rows were not set aside", error),
    });
  }

  function onPutBack(asked: PutBack, onDone: () => void) {
    back.mutate(asked, {
      onSuccess: ({ rows, standing }, isHere) => {
        if (isHere) onDone();
        if (rows > 0) return showToast({ about: noticeOf(importId), message: `${countOf(rows, "row")} put back` });

        tellStanding(standing, "Somebody put this back already", "has set this row aside anew");
      },
      onError: (error, isHere) => isHere || reportFailure("The rows were not put back", error),
    });
  }

  const error = aside.error ?? back.error;

  return {
    ...{ onSetAside, onPutBack, error, isPending: aside.isPending || back.isPending },
    /** What was chosen is no longer what is there: the list has to be looked at again. */
    isOutdated: error instanceof ApiError && error.code === "CONFLICT",
  };
}

/** Nothing was changed, because somebody else came first. */
function tellStanding(standing: SetAsideDone["standing"], message: string, what: string): void {
  const note = standing?.note;
  showToast({
    message: standing === null ? message : `${visibleName(standing.by)} ${what}`,
    detail: note == null ? undefined : `“${visibleName(note)}”`,
  });
}
