interface Asked<T> {
  /** All that the answer hangs on. */
  readonly of: string;
  readonly count: () => Promise<T>;
}

interface Held<T> {
  readonly of: string;
  readonly answer: Promise<T>;
}

/**
 * A count that takes long, of something that changes: it is kept until what it hangs on is another, and one runs at a time.
 * Whoever asks meanwhile shares one further count after it, which is of what the last of them saw. A failure is told to
 * whoever waits for that count, and not kept.
 */
export class CountInTurn<T> {
  #last: Held<T> | undefined;
  #isRunning = false;
  #next: { asked: Asked<T>; readonly answer: Promise<T> } | undefined;

  ask(asked: Asked<T>): Promise<T> {
    const last = this.#last;
    if (last?.of === asked.of) return last.answer;
    if (this.#next !== undefined) {
      this.#next.asked = asked;

      return this.#next.answer;
    }
    if (last === undefined || !this.#isRunning) return this.#begin(asked);

    const begin = (): Promise<T> => {
      const next = this.#next?.asked ?? asked;
      this.#next = undefined;

      return this.#begin(next);
    };
    const answer = last.answer.then(begin, begin);
    this.#next = { asked, answer };

    return answer;
  }

  #begin({ of, count }: Asked<T>): Promise<T> {
    const held = { of, answer: count() };
    this.#last = held;
    this.#isRunning = true;
    held.answer.then(
      () => this.#end(),
      () => {
        this.#end();
        this.#last = undefined;
      },
    );

    return held.answer;
  }

  #end(): void {
    this.#isRunning = false;
  }
}
