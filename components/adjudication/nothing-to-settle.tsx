import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { countOf } from "@/components/ui/format-number";
import type { ConflictState } from "@/lib/client/adjudications";
import type { ConflictPage } from "@/lib/contract/adjudication";
import { LEFT_OUT, LIST_LOOK } from "./list-look";

interface NothingToSettleProps {
  queue: string;
  state: ConflictState;
  counts: ConflictPage["counts"] | undefined;
  leavesOut: boolean;
  onState: (state: ConflictState) => void;
}

/** A list without items: what else there is to do. */
export function NothingToSettle({ queue, state, counts, leavesOut, onState }: NothingToSettleProps) {
  const broken = counts?.blocked_task_fault ?? 0;

  return (
    <EmptyState
      title={LIST_LOOK[state].none}
      actions={
        <>
          {state === "conflict" && broken > 0 ? (
            <Button onClick={() => onState("blocked_task_fault")}>Look at {countOf(broken, "broken task")}</Button>
          ) : null}
          <Button asChild>
            <Link href={`/queues/${queue}`}>Open the queue’s page</Link>
          </Button>
        </>
      }
    >
      {state === "conflict"
        ? "An item comes here when its reviewers have all answered and differ."
        : "Items come here as reviewers answer and disagreements are settled."}
      {leavesOut ? ` ${LEFT_OUT}` : null}
    </EmptyState>
  );
}
