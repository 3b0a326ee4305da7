"use client";
import { useState } from "react";
import type { OutboxEntry } from "@/lib/client/outbox-entry";
import type { LastAnswer } from "@/lib/contract/last-answer";
import type { CauseState } from "./gate-cause";

/** Where the last answer is; before the server has it there is nothing to reveal. */
export type AnswerPlace = "delivered" | "on its way" | "without a network";

interface Outgoing {
  /** Answers that the server does not have, or would not take. */
  readonly unsent: readonly OutboxEntry[];
  /** They wait for the network, not for their turn. */
  readonly isStalled: boolean;
}

/** Whether the last answer is looked back at, and how far the person is with what is asked about it. */
export function useLookBack(last: LastAnswer | undefined, { unsent, isStalled }: Outgoing) {
  const [lookedAt, setLookedAt] = useState<string>();
  // Kept here: they are asked in two places, and each leaves the screen with the way back.
  const [causes, setCauses] = useState<Readonly<Record<string, CauseState>>>({});
  const commit = last?.commit;
  const entry = unsent.find((one) => one.commit === commit);
  const onItsWay = isStalled ? "without a network" : "on its way";
  const answerIs: AnswerPlace = entry ? onItsWay : "delivered";
  // An answer that was not taken is revealed to nobody: what is to be done about it stands beside the open item.
  const isTaken = entry === undefined || entry.state.kind === "waiting";
  if (!isTaken && lookedAt !== undefined) setLookedAt(undefined);

  return {
    isLookingBack: isTaken && last !== undefined && commit === lookedAt,
    answerIs,
    lookBack: () => setLookedAt(commit),
    leave: () => setLookedAt(undefined),
    cause: commit === undefined ? undefined : causes[commit],
    setCause: (cause: CauseState) => {
      if (commit !== undefined) setCauses((all) => ({ ...all, [commit]: cause }));
    },
  };
}
