/** Without a sign of use for this long, the person is away. */
const AWAY_MS = 60_000;

export interface DwellClock {
  /** The person did something, or something came on screen. */
  readonly touch: () => void;
  /** The item that is on screen from now on. */
  readonly show: (item: string | undefined) => void;
  /** Milliseconds that an item was on screen with the page in use. */
  readonly read: (item: string) => number;
  /** What comes back later is counted anew. */
  readonly forget: (item: string) => void;
}

/** Counts how long each item was in use; a pause longer than a minute counts as a minute. */
export function createDwellClock(nowMs: () => number): DwellClock {
  const spent = new Map<string, number>();
  let shown: string | undefined;
  let lastMs = nowMs();

  function touch(): void {
    const now = nowMs();
    if (shown !== undefined) spent.set(shown, (spent.get(shown) ?? 0) + Math.min(now - lastMs, AWAY_MS));
    lastMs = now;
  }

  return {
    touch,
    show: (item) => {
      if (item === shown) return;
      touch();
      shown = item;
    },
    read: (item) => {
      if (item === shown) touch();
      return Math.round(spent.get(item) ?? 0);
    },
    forget: (item) => {
      touch();
      spent.delete(item);
    },
  };
}
