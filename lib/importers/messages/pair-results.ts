import type { ToolResult } from "@/lib/domain/step";
import type { CallWithoutResult } from "./read-call";

/** A call that may still get its result. */
export interface OpenCall {
  readonly call: CallWithoutResult;
  result?: ToolResult;
}

/** Joins results to calls in the order of the messages. */
export interface ResultPairing {
  /** The calls of one message, which may be answered from here on. */
  open(calls: readonly CallWithoutResult[]): readonly OpenCall[];
  /**
   * False when no open call can be meant: the result has no call.
   *
   * @param isOrdered - false where only its id says whose a result is
   */
  answer(result: ToolResult, callId: string | undefined, isOrdered?: boolean): boolean;
  /** True while a call has no result. */
  isWaiting(): boolean;
}

/**
 * Pairs by id where there is one, but only with a call that is still open, and with the latest message that has such
 * a call: ids are reused inside one trajectory, so an id alone points at several calls. Without an id, or where the
 * calls have none, the first open call of the latest message with one.
 */
export function createResultPairing(): ResultPairing {
  // Only what is still open, message after message, so that a long trajectory is not searched again for every result.
  let turns: OpenCall[][] = [];

  const take = (fits: (call: CallWithoutResult) => boolean): OpenCall | undefined => {
    const turn = turns.findLast((candidate) => candidate.some(({ call }) => fits(call)));
    const index = turn?.findIndex(({ call }) => fits(call)) ?? -1;
    const [open] = turn?.splice(index, 1) ?? [];
    if (turn?.length === 0) turns = turns.filter((candidate) => candidate.length > 0);
    return open;
  };

  return {
    open(calls) {
      const turn = calls.map((call): OpenCall => ({ call }));
      if (turn.length > 0) turns.push([...turn]);
      return turn;
    },
    answer(result, callId, isOrdered = true) {
      const named = callId === undefined ? undefined : take((call) => call.id === callId);
      const open = named ?? (isOrdered ? take((call) => callId === undefined || call.id === undefined) : undefined);
      if (open === undefined) return false;

      open.result = result;
      return true;
    },
    isWaiting: () => turns.length > 0,
  };
}
