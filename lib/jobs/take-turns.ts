export interface Turns {
  /** Runs the work beside other work, once what has to be alone before it is over. */
  readonly beside: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs the work with nothing else at the same time. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Lets work of one process run together or alone, in the order in which it was asked for. */
export function createTurns(): Turns {
  const together = new Set<Promise<unknown>>();
  let lastAlone: Promise<unknown> = Promise.resolve();

  return {
    beside: (work) => {
      const running = lastAlone.then(work);
      const ended = running.then(
        () => undefined,
        () => undefined,
      );
      together.add(ended);
      void ended.then(() => together.delete(ended));

      return running;
    },
    alone: (work) => {
      const running = Promise.all([lastAlone, ...together]).then(work);
      lastAlone = running.then(
        () => undefined,
        () => undefined,
      );

      return running;
    },
  };
}
