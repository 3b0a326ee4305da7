interface Named {
  readonly id: string;
  readonly name: string;
}

interface Activation {
  readonly state: string;
  readonly version: Named;
  readonly previous: Named;
}

/** Two versions of which one is being activated, and rows have the verdict of either. */
export interface BeingActivated {
  readonly version: Named;
  readonly previous: Named;
}

/** Whether its rows are still being decided. */
export function isUnderWay({ state }: Pick<Activation, "state">): boolean {
  return state === "queued" || state === "running";
}

/**
 * The version that the rows of a corpus are brought to, and the one that decided them; undefined where none are. One that is
 * cancelled meanwhile is brought back, so that the version before is the one that is being activated.
 *
 * @param active - id of the version that the corpus ends with
 */
export function beingActivated(list: {
  readonly active: string;
  readonly activations: readonly Activation[];
}): BeingActivated | undefined {
  const running = list.activations.find(isUnderWay);
  if (!running) return undefined;
  const { version, previous } = running;

  return version.id === list.active ? { version, previous } : { version: previous, previous: version };
}

/** What every count of the corpus is worth meanwhile. */
export function activatingWords(names: {
  readonly version: string;
  readonly previous: string;
  /** It ended on a fault, and nothing goes on with it. */
  readonly isStopped?: boolean;
}): string {
  if (names.isStopped === true)
    return `The activation of “${names.version}” instead of “${names.previous}” stopped before its end. Until it is tried again, counts hold verdicts of both.`;

  return `“${names.version}” is being activated instead of “${names.previous}”. Until it is done, counts hold verdicts of both.`;
}
