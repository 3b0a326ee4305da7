import type { Attribution } from "./verdict";

/** The order in which several attributions of one place are shown: what speaks against the model stands first. */
export const WORST_FIRST = ["code", "unknown", "retry", "macro", "model"] as const satisfies readonly Attribution[];

interface MapStep {
  readonly index: number;
  readonly attribution: readonly Attribution[];
  readonly flags: readonly string[];
}

/** A stretch of steps drawn as one line of the map. */
export interface MapBucket {
  readonly first: number;
  readonly last: number;
  /** The most frequent attribution of the stretch, all of them where several are, worst first; empty without a dispatch. */
  readonly attribution: readonly Attribution[];
  readonly hasFault: boolean;
}

// A cut body is no fault of the agent.
const FAULTS = ["unseen_id", "phantom", "error", "reject"];

function mostFrequent(kinds: readonly Attribution[]): readonly Attribution[] {
  const counts = new Map<Attribution, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const most = Math.max(...counts.values());

  return WORST_FIRST.filter((kind) => counts.get(kind) === most);
}

/** Gathers steps into at most `limit` stretches of equal length (the last may be shorter). */
export function mapBuckets(steps: readonly MapStep[], limit: number): readonly MapBucket[] {
  const size = Math.max(1, Math.ceil(steps.length / limit));

  return Array.from({ length: Math.ceil(steps.length / size) }, (_, i) => {
    const part = steps.slice(i * size, (i + 1) * size);
    return {
      first: i * size,
      last: i * size + part.length - 1,
      attribution: mostFrequent(part.flatMap((step) => step.attribution)),
      hasFault: part.some((step) => step.flags.some((flag) => FAULTS.includes(flag))),
    };
  });
}

/** The next step with a flag, or among those marked besides, in the direction given; undefined when there is none. */
export function nextFlagged(
  { steps, marked }: { readonly steps: readonly Pick<MapStep, "flags">[]; readonly marked: ReadonlySet<number> },
  from: number,
  direction: 1 | -1,
): number | undefined {
  for (let at = from + direction; at >= 0 && at < steps.length; at += direction)
    if ((steps[at]?.flags.length ?? 0) > 0 || marked.has(at)) return at;
  return undefined;
}
