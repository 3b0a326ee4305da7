/** The review and the gate have a version each, so an answer of either may be on its way beside the other's. */
type Part = "review" | "gate";

const isPart = (what: string): what is Part => what === "review" || what === "gate";

/**
 * What of one trajectory is on its way, in the order in which a person did it and the server gets it: answers by their
 * part, and undos by the event they take back. Known before any of it is drawn: keys follow each other faster.
 */
export function answersUnderWay() {
  /** Each with whether it is to be taken back once it is there. */
  const under = new Map<string, boolean>();

  return {
    /** @returns false for what is on its way already */
    begin: (what: string) => !under.has(what) && under.set(what, false).has(what),
    /** @returns whether it is to be taken back now */
    land(what: string): boolean {
      const isUnwanted = under.get(what);
      under.delete(what);

      return isUnwanted === true;
    },
    isBusy: (beside?: Part) => [...under.keys()].some((what) => what !== beside),
    /**
     * Has the answer that was given last taken back once it is there.
     *
     * @returns false where nothing is on its way, neither an answer nor an undo
     */
    unwant(): boolean {
      const last = [...under.keys()].findLast(isPart);
      if (last) under.set(last, true);

      return under.size > 0;
    },
  };
}
