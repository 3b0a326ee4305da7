import type { Undone } from "./undone-words";

/** The review and the gate have a version each, so an answer of either may be on its way beside the other's. */
type Part = "label" | "approval" | "gate";

/**
 * What of one trajectory is on its way, in the order in which a person did it and the server gets it: answers by their
 * part, and undos by the event they take back. Known before any of it is drawn: keys follow each other faster.
 */
export function answersUnderWay() {
  /** Each answer with whether it is to be taken back once it is there; each undo with what it takes back. */
  const under = new Map<string, boolean | Undone>();
  let given = 0;

  return {
    /** @returns false for what is on its way already */
    begin(what: string, undone?: Undone): boolean {
      if (under.has(what)) return false;
      under.set(what, undone ?? false);
      if (undone === undefined) given += 1;

      return true;
    },
    has: (what: string) => under.has(what),
    /** @returns tells whether an answer was given since, also one that is there by then */
    watch(): () => boolean {
      const before = given;

      return () => given !== before;
    },
    /** @returns whether it is to be taken back now */
    land(what: string): boolean {
      const isUnwanted = under.get(what) === true;
      under.delete(what);

      return isUnwanted;
    },
    /** An undo of the other part waits for nothing here either. */
    isBusy: (beside?: Part) => [...under].some(([what, state]) => what !== beside && state !== beside),
    isUndoing: (what: Undone) => [...under.values()].includes(what),
    /**
     * Has the answer that was given last taken back once it is there; asked again, the one before it.
     *
     * @returns false where no answer is on its way
     */
    unwant(): boolean {
      const answers = [...under].filter(([, state]) => typeof state === "boolean");
      const [last] = answers.findLast(([, isUnwanted]) => !isUnwanted) ?? [];
      if (last) under.set(last, true);

      return answers.length > 0;
    },
  };
}
