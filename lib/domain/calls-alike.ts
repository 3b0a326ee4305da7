import type { AnalysisIndex } from "./analysis-index";
import { type HeldAnswers, heldAnswers } from "./held-answers";
import type { LoggedCall, Step } from "./step";

type Index = Pick<AnalysisIndex, "byOrder">;

/** Dispatches of one step and path that may carry out a claimed call which others are joined with. */
interface Alike {
  /** Which nobody claims: tools search again by themselves. */
  readonly open: LoggedCall[];
  /** Claimed, without arguments: those are joined by the order in which they stand. */
  readonly bare: LoggedCall[];
}

interface StepAlike {
  readonly index: Index;
  readonly byPath: ReadonlyMap<string, Alike>;
}

// Every row of a step asks for the same ones.
const KNOWN = new WeakMap<Step["logged"], StepAlike>();
const READ = new WeakMap<readonly LoggedCall[], HeldAnswers>();

/** What the log answered to other calls of a step that may be the ones which carry a claimed call out. */
export function answersAlike(
  found: readonly LoggedCall[],
  { logged }: Pick<Step, "logged">,
  index: Index,
): readonly HeldAnswers[] {
  const { byPath } = alikeIn(logged, index);
  const lists = found.flatMap(({ path, params }) => {
    const alike = byPath.get(path);
    return alike ? [alike.open, ...(params === undefined ? [alike.bare] : [])] : [];
  });

  return [...new Set(lists)].map(read);
}

function alikeIn(logged: Step["logged"], index: Index): StepAlike {
  const known = KNOWN.get(logged);
  if (known?.index === index) return known;

  const byPath = new Map<string, Alike>();
  for (const call of logged) {
    const dispatch = index.byOrder.get(call.order);
    if (!dispatch || (dispatch.claimed && call.params !== undefined)) continue;
    const alike = byPath.get(call.path) ?? { open: [], bare: [] };
    (dispatch.claimed ? alike.bare : alike.open).push(call);
    byPath.set(call.path, alike);
  }
  const read = { index, byPath };
  KNOWN.set(logged, read);

  return read;
}

function read(calls: readonly LoggedCall[]): HeldAnswers {
  const known = READ.get(calls) ?? heldAnswers(calls);
  READ.set(calls, known);

  return known;
}
