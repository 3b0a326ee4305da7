type Folds<Key> = ReadonlyMap<Key, boolean>;
/** How folds were before find set them; undefined where nobody had set them. */
type Before<Key> = ReadonlyMap<Key, boolean | undefined>;

/** Folds that find opened, and no person since. */
interface FoundFolds {
  readonly steps: Before<number>;
  /** Key: step and name of the fold, as `12/call-0`. */
  readonly results: Before<string>;
}

export const NO_FOUND_FOLDS: FoundFolds = { steps: new Map(), results: new Map() };

interface SetFolds {
  readonly stepFolds: Folds<number>;
  readonly resultFolds: Folds<string>;
}

interface Opened {
  readonly steps: readonly number[];
  readonly results: readonly string[];
}

/** With what find opens now, as it is before that. */
export function noteFound(known: FoundFolds, { stepFolds, resultFolds }: SetFolds, opened: Opened): FoundFolds {
  return {
    steps: noted(known.steps, stepFolds, opened.steps),
    results: noted(known.results, resultFolds, opened.results),
  };
}

/** Without what a person set, which stays so. */
export function forgetFound(known: FoundFolds, own: Opened): FoundFolds {
  return { steps: without(known.steps, own.steps), results: without(known.results, own.results) };
}

/** The folds as they are without find. */
export function withoutFound(known: FoundFolds, { stepFolds, resultFolds }: SetFolds): SetFolds {
  return { stepFolds: restored(stepFolds, known.steps), resultFolds: restored(resultFolds, known.results) };
}

function noted<Key>(known: Before<Key>, folds: Folds<Key>, opened: readonly Key[]): Before<Key> {
  return new Map([...opened.map((key) => [key, folds.get(key)] as const), ...known]);
}

function without<Key>(known: Before<Key>, own: readonly Key[]): Before<Key> {
  return new Map([...known].filter(([key]) => !own.includes(key)));
}

function restored<Key>(folds: Folds<Key>, known: Before<Key>): Folds<Key> {
  const before = [...folds].filter(([key]) => !known.has(key));

  return new Map([...before, ...[...known].flatMap(([key, was]) => (was === undefined ? [] : [[key, was] as const]))]);
}
