import type { LastAnswer } from "@/lib/contract/last-answer";
import type { createDrafts } from "./drafts";
import type { DwellClock } from "./dwell-clock";
import type { FlowState } from "./flow-state";
import type { Outbox } from "./outbox";

/** What the parts of one review session share. */
export interface SessionCore {
  readonly queue: string;
  readonly get: () => FlowState;
  readonly set: (next: FlowState) => void;
  readonly setLast: (next: readonly LastAnswer[]) => void;
  /** Asks the server which answer counts as the last. */
  readonly askLast: () => Promise<void>;
  readonly outbox: Outbox;
  readonly drafts: ReturnType<typeof createDrafts>;
  readonly dwell: DwellClock;
  /** Items whose answer or skip is on its way. */
  readonly gone: Set<string>;
  /** Asks the server what this person holds, after a question that is under way. */
  readonly refill: () => Promise<void>;
  /** Waits for such a question that is under way, and asks none. */
  readonly refillUnderWay: () => Promise<void>;
  /** Whether nothing is taken now because a save is in flight, which the person is told: their answers would go astray. */
  readonly rests: () => boolean;
  /** Tells the person of something that is not shown in place. */
  readonly tell: (message: string, detail?: string, tone?: "danger") => void;
}

/** A failure as a value, for the places that show it. */
export function asFailure(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
