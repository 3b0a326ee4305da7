import type { ToolResult } from "@/lib/domain/step";
import { groupBy } from "@/lib/filter/group-by";
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
  const all: Turn[] = [];
  // Those without an id are among them: a search among all open calls for each answer would take minutes of some files.
  const byId = new Map<string | undefined, Turn[]>();
  let waiting = 0;

  const turnsOf = (id: string | undefined): Turn[] => {
    const turns = byId.get(id) ?? [];
    byId.set(id, turns);
    return turns;
  };
  const find = (callId: string | undefined, isOrdered: boolean): OpenCall | undefined => {
    if (callId === undefined) return isOrdered ? firstOpen(all) : undefined;

    return firstOpen(byId.get(callId)) ?? (isOrdered ? firstOpen(byId.get(undefined)) : undefined);
  };

  return {
    open(calls) {
      const turn = calls.map((call): OpenCall => ({ call }));
      all.push({ calls: turn, next: 0 });
      for (const [id, alike] of groupBy(turn, ({ call }) => call.id)) turnsOf(id).push({ calls: alike, next: 0 });
      waiting += turn.length;
      return turn;
    },
    answer(result, callId, isOrdered = true) {
      const open = find(callId, isOrdered);
      if (open === undefined) return false;

      open.result = result;
      waiting -= 1;
      return true;
    },
    isWaiting: () => waiting > 0,
  };
}

/** Calls of one message; those before `next` have their results. */
interface Turn {
  readonly calls: readonly OpenCall[];
  next: number;
}

/** The first open call of the latest turn with one. What has been answered is passed over once and for all. */
function firstOpen(turns: Turn[] | undefined): OpenCall | undefined {
  for (let turn = turns?.at(-1); turn !== undefined; turn = turns?.at(-1)) {
    while (turn.calls[turn.next]?.result !== undefined) turn.next += 1;
    const open = turn.calls[turn.next];
    if (open !== undefined) return open;
    turns?.pop();
  }

  return undefined;
}
