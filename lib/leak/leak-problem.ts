/** What may leak of a problem: its words, and the products that its answer is made of. */
export interface LeakProblem {
  /** Names it for people: its id, else where it stands. */
  readonly name: string;
  readonly query: string;
  /** Products that the reward spec wants. */
  readonly goldIds: readonly string[];
  /** Products that a rollout of it recommends. */
  readonly recommendedIds: readonly string[];
  /** Products that a rollout of it looks at. */
  readonly viewedIds: readonly string[];
  /** Titles that the reward spec wants. */
  readonly titles: readonly string[];
}
