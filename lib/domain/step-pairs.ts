import type { Step } from "./step";
import { compareSteps } from "./step-compare";

/** Steps of two rollouts that stand beside each other; one alone has nothing like it in the other. */
export type StepPair = Placed & {
  /** Whether the agent calls a tool in it: turns of words alone vary from try to try and part nothing. */
  readonly isCall: boolean;
};

type Placed =
  | { readonly kind: "same" | "changed"; readonly left: number; readonly right: number }
  | { readonly kind: "left"; readonly left: number }
  | { readonly kind: "right"; readonly right: number };

type Actions = Pick<Step, "role" | "text" | "claimed">;
type Beside = Extract<Placed, { readonly kind: "same" | "changed" }>;

/**
 * Two rollouts side by side by what the agent called: every step of both once, each side in its own order. What others
 * say, and what the agent says without a call, is placed between the calls and never moves them.
 */
export function stepPairs(left: readonly Actions[], right: readonly Actions[]): readonly StepPair[] {
  const pairs: StepPair[] = [];
  const put = (pair: Placed): void => {
    const step = "left" in pair ? left[pair.left] : right[pair.right];
    pairs.push({ ...pair, isCall: step !== undefined && isCall(step) });
  };
  let [l, r] = [0, 0];
  const fillTo = (leftEnd: number, rightEnd: number): void => {
    for (; l < leftEnd; l += 1) put({ kind: "left", left: l });
    for (; r < rightEnd; r += 1) put({ kind: "right", right: r });
  };

  for (const pair of besideEachOther(left, right)) {
    fillTo(pair.left, pair.right);
    put(pair);
    [l, r] = [pair.left + 1, pair.right + 1];
  }
  fillTo(left.length, right.length);

  return pairs;
}

/** Where the two part: the first place at which the agents do not make the same calls; undefined where they always do. */
export function partingOf(pairs: readonly StepPair[]): number | undefined {
  const at = pairs.findIndex(isOtherCall);

  return at < 0 ? undefined : at;
}

/** Whether the agents do something else here. */
export function isOtherCall({ isCall, kind }: StepPair): boolean {
  return isCall && kind !== "same";
}

function isCall({ role, claimed }: Actions): boolean {
  return role === "agent" && claimed.length > 0;
}

function besideEachOther(left: readonly Actions[], right: readonly Actions[]): readonly Beside[] {
  const calls = alike(left, right, { isWanted: isCall, from: [0, 0], to: [left.length, right.length] });
  const found: Beside[] = [];
  let from: Place = [0, 0];
  for (const call of [...calls, undefined]) {
    const to: Place = call ? [call.left, call.right] : [left.length, right.length];
    found.push(...alike(left, right, { isWanted: (step) => !isCall(step), from, to }));
    if (call) found.push(call);
    from = [to[0] + 1, to[1] + 1];
  }

  return found;
}

type Place = readonly [left: number, right: number];

interface Stretch {
  readonly isWanted: (step: Actions) => boolean;
  readonly from: Place;
  readonly to: Place;
}

/** The wanted steps of a stretch of both that stand beside each other. */
function alike(left: readonly Actions[], right: readonly Actions[], { isWanted, from, to }: Stretch): Beside[] {
  const wanted = (steps: readonly Actions[], side: 0 | 1) =>
    steps.slice(from[side], to[side]).flatMap((step, at) => (isWanted(step) ? [{ step, at: from[side] + at }] : []));
  const [ours, theirs] = [wanted(left, 0), wanted(right, 1)];
  const differences = compareSteps(
    ours.map(({ step }) => step),
    theirs.map(({ step }) => step),
  );

  return differences.flatMap((difference, place) => {
    if (difference.kind === "only") return [];
    const [own, other] = [ours[place], theirs[difference.step]];
    return own && other ? [{ kind: difference.kind, left: own.at, right: other.at }] : [];
  });
}
