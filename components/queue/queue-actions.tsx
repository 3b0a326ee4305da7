"use client";
import { useQueryClient } from "@tanstack/react-query";
import { CircleStop, Pause, Pencil, Play } from "lucide-react";
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
import type { Queue } from "@/lib/contract/queues";
import { CloseQueueDialog } from "./close-queue-dialog";
import { reviewAddress, settleAddress } from "./queue-address";

const EditQueueDialog = latePart(() => import("./edit-queue-dialog").then((module) => module.EditQueueDialog));

/** What can be done with a queue, by role: review, settle, pause, edit, close. */
export function QueueActions({ queue }: { queue: Queue }) {
  const [dialog, setDialog] = useState<"edit" | "close" | "none">("none");
  const mayManage = useMay("manage_queue");
  const maySettle = useMay("adjudicate");
  const router = useRouter();
  const reviewKey = useKeyOf("queue.review");
  const settleKey = useKeyOf("queue.settle");
  const canReview = queue.mayReview && queue.state === "open";
  useHotkeys({
    ...(canReview ? { "queue.review": () => router.push(reviewAddress(queue)) } : {}),
    ...(maySettle ? { "queue.settle": () => router.push(settleAddress(queue)) } : {}),
  });

  return (
    <div className="flex items-center gap-2">
      {mayManage && queue.state !== "closed" ? (
        <ManageMenu queue={queue} onEdit={() => setDialog("edit")} onClose={() => setDialog("close")} />
      ) : null}
      {maySettle ? (
        <Button asChild>
          <Link href={settleAddress(queue)}>
            Settle {queue.conflicts ? formatNumber(queue.conflicts) : null}
            {settleKey ? <Kbd keys={settleKey} /> : null}
          </Link>
        </Button>
      ) : null}
      {canReview ? (
        <Button asChild variant="primary">
          <Link href={reviewAddress(queue)}>
            Review
            {reviewKey ? <Kbd keys={reviewKey} /> : null}
          </Link>
        </Button>
      ) : null}
      {dialog === "edit" ? <EditQueueDialog queue={queue} onClose={() => setDialog("none")} /> : null}
      {dialog === "close" ? <CloseQueueDialog queue={queue} onClose={() => setDialog("none")} /> : null}
    </div>
  );
}

interface ManageMenuProps {
  queue: Queue;
  onEdit: () => void;
  onClose: () => void;
}

function ManageMenu({ queue, onEdit, onClose }: ManageMenuProps) {
  const update = useHeardMutation(updateQueueOptions(useQueryClient(), queue.id));
  const isPaused = queue.state === "paused";

  function setState(state: "open" | "paused") {
    update.mutate(
      { state },
      {
        onSuccess: () =>
          showToast({
            message: state === "paused" ? "Paused: nobody is given an item" : "Open again",
            action: { label: "Undo", onAct: () => setState(state === "paused" ? "open" : "paused") },
          }),
        onError: (error) => reportFailure("The queue was not changed", error),
      },
    );
  }

  return (
    <ActMenu
      label="Change the queue"
      acts={[
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
