/** When what may not run now is woken again. */
export const TURN_AGAIN_SECONDS = 3;

/** The work's result, or undefined when it was not begun because of what runs now. */
type Begun<Result> = Promise<Result> | undefined;

export interface Turns {
  /** Runs the work beside other work, unless something runs that has to be alone. */
  readonly beside: <Result>(work: () => Promise<Result>) => Begun<Result>;
  /** Runs the work with nothing else at the same time, unless something runs already. */
  readonly alone: <Result>(work: () => Promise<Result>) => Begun<Result>;
}

/** Lets work of one process run together or alone. Nobody waits here: that would hold one of the worker's few slots. */
export function createTurns(): Turns {
  let running = 0;
  let isAlone = false;

  const begin = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      if (running === 0) isAlone = false;
    }
  };

  return {
    beside: (work) => (isAlone ? undefined : begin(work)),
    alone: (work) => {
      if (running > 0) return undefined;
      isAlone = true;

      return begin(work);
    },
  };
}
