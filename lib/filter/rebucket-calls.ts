/** One entry of a proxy log as the source holds it, in file order. */
export interface LogEntry {
  /** 0-based index of the step that carried the entry; absent where the log stands beside the steps. */
  readonly bucket?: number | undefined;
  /** Milliseconds since the epoch, at the end of the call. */
  readonly timestampMs?: number | undefined;
}

/** Where an entry belongs. `place` holds the fields of a `LoggedCall` that follow from it. */
export interface CallPlacement {
  /** 0-based step whose calls it is one of. */
  readonly step: number;
  readonly place: { readonly order: number; readonly bucket: number; readonly fileOrder?: number };
}

/**
 * Gives every entry of a proxy log its order in time and the step it belongs to (domain 1.6). The source
 * files a call under the step before the one it produced, because a step is stamped after its calls ran.
 *
 * Order: by timestamp, equal timestamps in file order; an entry without a timestamp stays behind its
 * predecessor. Step: the first one stamped at or after the call, leftovers the last one. Where the entry has no
 * timestamp, the source's own bucket stands, as far as the calls before and behind it allow; where no step has
 * one, it stands for all.
 *
 * @param stepTimestampsMs - one for each step; undefined or not positive counts as missing
 * @param entries - the whole log, bucket after bucket, in file order
 * @returns one placement for each entry, in the order of `entries`
 */
export function rebucketCalls(
  stepTimestampsMs: readonly (number | undefined)[],
  entries: readonly LogEntry[],
): readonly CallPlacement[] {
  const stamps = stepTimestampsMs.map(usable);
  const times = carriedTimes(entries);
  const sorted = entries.map((_, fileOrder) => fileOrder).sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b);

  const sourceBucket = createSourceBuckets(stamps);
  const buckets = sorted.map((at) => entries[at]?.bucket ?? sourceBucket(times[at] ?? Number.NEGATIVE_INFINITY));
  const own = sorted.map((at) => usable(entries[at]?.timestampMs));
  const isStamped = stamps.some((stamp) => stamp !== undefined);
  const steps = isStamped ? withBuckets(stampedSteps(stamps, own), buckets) : buckets;

  const placements: CallPlacement[] = new Array(entries.length);
  for (const [order, fileOrder] of sorted.entries()) {
    placements[fileOrder] = {
      step: clamp(steps[order] ?? 0, stamps.length),
      place: { order, bucket: buckets[order] ?? 0, ...(order === fileOrder ? {} : { fileOrder }) },
    };
  }
  return placements;
}

/** For calls in order the first step stamped at or after each, which may lie behind the last step; undefined without a time. */
function stampedSteps(
  stamps: readonly (number | undefined)[],
  times: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  let step = 0;

  return times.map((time) => {
    if (time === undefined) return undefined;
    // Times only grow here, so the first step that is late enough never lies before the last one found.
    while (step < stamps.length && !((stamps[step] ?? Number.NEGATIVE_INFINITY) >= time)) step++;
    return step;
  });
}

/** The same with a bucket where the step is not known: never before the call in front, nor behind the next known step. */
function withBuckets(known: readonly (number | undefined)[], buckets: readonly number[]): readonly number[] {
  const steps = [...buckets];
  let next = Number.POSITIVE_INFINITY;
  for (let at = known.length - 1; at >= 0; at--) {
    next = known[at] ?? next;
    steps[at] = known[at] ?? Math.min(steps[at] ?? 0, next);
  }

  let last = 0;
  return steps.map((step) => {
    last = Math.max(last, step);
    return last;
  });
}

function usable(stamp: number | undefined): number | undefined {
  return stamp !== undefined && Number.isFinite(stamp) && stamp > 0 ? stamp : undefined;
}

function carriedTimes(entries: readonly LogEntry[]): readonly number[] {
  let last = Number.NEGATIVE_INFINITY;

  return entries.map((entry) => {
    last = usable(entry.timestampMs) ?? last;
    return last;
  });
}

/**
 * The source's rule, for a log that was not filed under steps: the last step stamped at or before the call.
 * Asked with times that only grow, so it goes through the steps once.
 */
function createSourceBuckets(stamps: readonly (number | undefined)[]): (time: number) => number {
  let bucket = 0;
  let next = 0;

  return (time) => {
    for (; next < stamps.length; next += 1) {
      const stamp = stamps[next];
      if (stamp === undefined) continue;
      if (stamp > time) break;
      bucket = next;
    }
    return bucket;
  };
}

function clamp(step: number, steps: number): number {
  return Math.max(0, Math.min(step, steps - 1));
}
