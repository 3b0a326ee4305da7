"use client";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useMay } from "@/lib/client/use-me";
import type { QueueSummary } from "@/lib/contract/queues";
import { queueAddress, reviewAddress, settleAddress } from "./queue-address";
import { QueueLine } from "./queue-line";
import { byUse, isWaiting } from "./waiting-queues";

/** The queues of a corpus, those that wait for this person first. Keys act on the queue that has the focus. */
export function QueueList({ queues }: { queues: readonly QueueSummary[] }) {
  const list = useRef<HTMLUListElement>(null);
  const router = useRouter();
  const maySettle = useMay("adjudicate");
  const sorted = byUse(queues);

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-queue]") ?? [])];
  function focused(): QueueSummary | undefined {
    const row = document.activeElement?.closest("li");
    const id = row?.querySelector<HTMLElement>("[data-queue]")?.dataset["queue"];
    return sorted.find((queue) => queue.id === id);
  }
  function move(direction: 1 | -1) {
    const all = links();
    const at = all.findIndex((link) => link.dataset["queue"] === focused()?.id);
    all[at < 0 ? 0 : Math.max(0, Math.min(all.length - 1, at + direction))]?.focus();
  }
  function go(address: (queue: QueueSummary) => string, queue: QueueSummary | undefined) {
    if (queue) router.push(address(queue));
  }

  useHotkeys({
    "queue.next": () => move(1),
    "queue.previous": () => move(-1),
    "queue.open": () => go(queueAddress, focused()),
    "queue.review": () => go(reviewAddress, focused() ?? sorted.find(isWaiting)),
    "queue.settle": () =>
      maySettle && go(settleAddress, focused() ?? sorted.find(({ conflicts }) => conflicts !== null && conflicts > 0)),
  });

  return (
    <ul ref={list} aria-label="Queues" className="divide-y divide-line rounded-panel border border-line bg-surface">
      {sorted.map((queue) => (
        <QueueLine key={queue.id} queue={queue} maySettle={maySettle} />
      ))}
    </ul>
  );
}
