"use client";
import { useQueryClient } from "@tanstack/react-query";
import { CircleStop, Pause, Pencil, Play, Scale } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ActMenu } from "@/components/shell/act-menu";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { latePart } from "@/components/ui/late-part";
import { showToast } from "@/components/ui/toast";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { updateQueueOptions } from "@/lib/client/queue-changes";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMay } from "@/lib/client/use-me";
import { useMedia } from "@/lib/client/use-media";
import type { Queue } from "@/lib/contract/queues";
import { CloseQueueDialog } from "./close-queue-dialog";
import { reviewAddress, settleAddress } from "./queue-address";
import { isOpenToReview, ownAct } from "./waiting-queues";

const EditQueueDialog = latePart(() => import("./edit-queue-dialog").then((module) => module.EditQueueDialog));

/** What can be done with a queue, by role and by what is left: review or reveal, settle, pause, edit, close. */
export function QueueActions({ queue }: { queue: Queue }) {
  const [dialog, setDialog] = useState<"edit" | "close" | "none">("none");
  const mayManage = useMay("manage_queue");
  const router = useRouter();
  const reviewKey = useKeyOf("queue.review");
  const settleKey = useKeyOf("queue.settle");
  const act = ownAct(queue);
  const mayReview = act !== undefined || isOpenToReview(queue);
  const canSettle = useMay("adjudicate") && (isToSettle(queue) || queue.answered > 0);
  const hasMenu = mayManage && queue.state !== "closed";
  // In a phone's header the name and the way back have no room beside three buttons, or a long one.
  const isPhone = useMedia("(min-width: 700px)") === false;
  const isSettleInMenu = isPhone && hasMenu && canSettle;
  useHotkeys({
    ...(mayReview ? { "queue.review": () => router.push(reviewAddress(queue)) } : {}),
    ...(canSettle ? { "queue.settle": () => router.push(settleAddress(queue)) } : {}),
  });

  return (
    <div className="flex items-center gap-2">
      {hasMenu ? (
        <ManageMenu
          queue={queue}
          onSettle={isSettleInMenu ? () => router.push(settleAddress(queue)) : undefined}
          onEdit={() => setDialog("edit")}
          onClose={() => setDialog("close")}
        />
      ) : null}
      {canSettle && !isSettleInMenu ? (
        <Button asChild variant={act === undefined && isToSettle(queue) ? "primary" : "secondary"}>
          <Link href={settleAddress(queue)}>
            {settleWords(queue)}
            {settleKey ? <KeyBeside keys={settleKey} /> : null}
          </Link>
        </Button>
      ) : null}
      {mayReview ? (
        <Button asChild variant={act ? "primary" : "secondary"}>
          <Link href={reviewAddress(queue)} aria-label={act === "Reveal" && isPhone ? REVEAL : undefined}>
            {act === "Reveal" && !isPhone ? REVEAL : (act ?? "Review")}
            {reviewKey ? <KeyBeside keys={reviewKey} /> : null}
          </Link>
        </Button>
      ) : null}
      {dialog === "edit" ? <EditQueueDialog queue={queue} onClose={() => setDialog("none")} /> : null}
      {dialog === "close" ? <CloseQueueDialog queue={queue} onClose={() => setDialog("none")} /> : null}
    </div>
  );
}

const REVEAL = "Reveal your last answer";

const isToSettle = ({ conflicts }: Queue): boolean => conflicts !== null && conflicts > 0;

/** What is settled, and tasks that are broken, are there too. */
function settleWords(queue: Queue): string {
  return isToSettle(queue) ? `Settle ${formatNumber(queue.conflicts ?? 0)}` : "Adjudication";
}

/** A phone has no keys to name. */
function KeyBeside({ keys }: { keys: string }) {
  return (
    <span className="hidden narrow:inline-flex">
      <Kbd keys={keys} />
    </span>
  );
}

interface ManageMenuProps {
  queue: Queue;
  /** Where it has no button of its own. */
  onSettle: (() => void) | undefined;
  onEdit: () => void;
  onClose: () => void;
}

function ManageMenu({ queue, onSettle, onEdit, onClose }: ManageMenuProps) {
  const update = useHeardMutation(updateQueueOptions(useQueryClient(), queue.id));
  const isPaused = queue.state === "paused";

  function setState(state: "open" | "paused") {
    update.mutate(
      { state },
      {
        onSuccess: () =>
          showToast({
            about: `queue ${queue.id}`,
            message: state === "paused" ? "Paused: nobody is given an item" : "Open again",
            action: { label: "Undo", onAct: () => setState(state === "paused" ? "open" : "paused") },
          }),
        onError: (error) => reportFailure("The queue was not changed", error),
      },
    );
  }

  return (
    <ActMenu
      label={onSettle ? "Settle or change the queue" : "Change the queue"}
      acts={[
        ...(onSettle ? [{ name: settleWords(queue), icon: <Scale aria-hidden />, run: onSettle }] : []),
        {
          name: isPaused ? "Resume" : "Pause",
          icon: isPaused ? <Play aria-hidden /> : <Pause aria-hidden />,
          isOff: update.isPending,
          run: () => setState(isPaused ? "open" : "paused"),
        },
        { name: "Edit", icon: <Pencil aria-hidden />, run: onEdit },
        { name: "Close for good", icon: <CircleStop aria-hidden />, tone: "danger", run: onClose },
      ]}
    />
  );
}
