"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf } from "@/components/ui/format-number";
import { isSaveChord } from "@/components/ui/is-save-chord";
import { showFirstFault } from "@/components/ui/show-first-fault";
import { showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";
import { createQueueOptions, queuePreviewOptions } from "@/lib/client/queue-changes";
import type { MatchQuery } from "@/lib/client/trajectories";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useIsAlone, useMe } from "@/lib/client/use-me";
import { ItemCount } from "./item-count";
import { keepDraft, keptDraft } from "./kept-queue-draft";
import { queueAddress } from "./queue-address";
import { createRequest, newQueue, type QueueDraft, queueFaults } from "./queue-draft";
import { QueueForm } from "./queue-form";

interface MakeQueueDialogProps {
  match: MatchQuery;
  /** What the form begins with, over what every queue does. */
  suggested?: Pick<QueueDraft, "name" | "limit"> | undefined;
  onClose: () => void;
}

/** Makes a queue from all rows that match. */
export function MakeQueueDialog({ match, suggested, onClose }: MakeQueueDialogProps) {
  const isAlone = useIsAlone();
  const place = { person: useMe()?.id, corpus: match.corpus };
  const [draft, setDraft] = useState(
    () => (suggested ? undefined : keptDraft(place)) ?? { ...newQueue(isAlone), ...suggested },
  );
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const preview = useQuery({ ...queuePreviewOptions(match), staleTime: 0 });
  const create = useHeardMutation(createQueueOptions(useQueryClient()));
  const faults = { ...serverFaults(create.error), ...(isTried ? queueFaults(draft) : {}) };

  /** Only the button throws away what was typed. */
  function close(left: QueueDraft | undefined) {
    if (!suggested) keepDraft(place, left);
    onClose();
  }

  const isClosed = create.isPending || preview.isLoadingError || preview.data?.matching === 0;

  function onMake() {
    setTried(true);
    if (Object.keys(queueFaults(draft)).length > 0) return showFirstFault(form.current);

    create.mutate(createRequest(draft, match), {
      onSuccess: (queue, isHere) => {
        keepDraft(place, undefined);
        const onOpen = () => router.push(queueAddress(queue));
        showToast({
          message: `Made the queue “${queue.name}”`,
          detail: countOf(queue.items, "item"),
          ...(isHere ? {} : { action: { label: "Open it", onAct: onOpen } }),
        });
        if (isHere) onOpen();
      },
      onError: (error, isHere) =>
        isHere ? showFirstFault(form.current) : reportFailure(`The queue “${draft.name.trim()}” was not made`, error),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || close(draft)}
      width="wide"
      title="Make a queue"
      description={
        match.filter ? (
          <>
            From <code className="font-mono text-mono">{match.filter}</code>
          </>
        ) : (
          "From every trajectory of the corpus"
        )
      }
      footer={
        <>
          <p role="status" className="min-w-0 flex-1 text-ink-2">
            {preview.isPending ? "Counting" : null}
            {preview.data ? (
              <ItemCount matching={preview.data.matching} limit={draft.limit} overlap={draft.overlap} />
            ) : null}
          </p>
          <Button onClick={() => close(undefined)}>Cancel</Button>
          <Button variant="primary" disabled={isClosed} title="Ctrl and Enter do it too" onClick={onMake}>
            {create.isPending ? "Making the queue" : "Make the queue"}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the chord is pressed in a field of it, not on it */}
      <div
        ref={form}
        className="flex flex-col gap-4"
        onKeyDown={(event) => {
          if (!isSaveChord(event)) return;
          event.preventDefault();
          if (!isClosed) onMake();
        }}
      >
        {preview.isLoadingError ? (
          <RequestError
            place="panel"
            title="The matches could not be counted"
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        ) : null}
        {create.error && !isAboutName(create.error) ? (
          <div data-fault tabIndex={-1}>
            <RequestError place="panel" title="The queue was not made" error={create.error} />
          </div>
        ) : null}
        <QueueForm
          draft={draft}
          faults={faults}
          onChange={(next) => {
            setDraft(next);
            if (create.error) create.reset();
          }}
        />
      </div>
    </Dialog>
  );
}

/** A name that is taken is a mistake in its field. */
function serverFaults(error: Error | null): Readonly<Record<string, string>> {
  return error && isAboutName(error) ? { name: error.message } : {};
}

function isAboutName(error: Error): boolean {
  return error instanceof ApiError && error.code === "CONFLICT";
}
