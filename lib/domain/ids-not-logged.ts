import { namedProductIds } from "@/lib/filter/canonical-args";
import { logEntryKind } from "@/lib/filter/catalogue";
import { resultIds } from "@/lib/filter/result-ids";
import type { AnalysisIndex } from "./analysis-index";
import type { ClaimedRow } from "./call-rows";
import { answersAlike } from "./calls-alike";
import { describedIds } from "./described-ids";
import { heldAnswers } from "./held-answers";
import type { ClaimedCall, LoggedCall, Step } from "./step";

interface Place {
  readonly step: Pick<Step, "logged">;
  readonly index: Pick<AnalysisIndex, "byOrder">;
  /** The steps of every chunk, undefined where they are not here: they hold what other steps logged. */
  readonly chunks: readonly (readonly Step[] | undefined)[];
}

type Row = Pick<ClaimedRow, "call" | "logged" | "elsewhere">;

/**
 * Product ids of the answer that the agent tells to a call, and that the log's answer to it lacks, in the order of the text.
 * Products of the log that the agent leaves out are none, nor are ids of which the answer only says that they were asked
 * for. Empty where nothing can be compared: the agent tells no id, the tool has no answer in the log because it made its
 * own of several, or the log kept no answer, lost one, or kept one that neither names a product nor says that there is none.
 */
export function idsNotLogged(row: Row, { step, index, chunks }: Place): readonly string[] {
  const found = carriersOf(row, chunks);
  if (!found.some((call) => isCallOf(call, row.call.name))) return [];
  const told = toldIds(row.call);
  const own = heldAnswers(found);
  const missing = told.filter((id) => !own.holds(id));
  if (missing.length === 0 || own.isLost) return [];

  const answers = [own, ...answersAlike(found, step, index)];
  const asked = new Set(namedProductIds(row.call.args ?? {}));
  const isComparable = answers.some(({ saysNone, names }) => saysNone || names(asked));
  if (!isComparable || answers.some(({ isLost }) => isLost)) return [];

  return missing.filter((id) => !answers.some(({ holds }) => holds(id)));
}

/** A macro tool is joined with the calls that it makes, and what it answers itself is in no log. */
function isCallOf(call: LoggedCall, name: string): boolean {
  const what = logEntryKind(call);

  return what.kind === "dispatch" && what.tool === name;
}

function toldIds({ args = {}, result }: ClaimedCall): readonly string[] {
  if (!result || result.isError) return [];
  const named = namedProductIds(args);
  const own = new Set(named);
  const told = [...resultIds(result.value, named)];
  if (!told.some((id) => own.has(id))) return told;

  const described = describedIds(result.value, own);
  return told.filter((id) => !own.has(id) || described.has(id));
}

/** The logged calls that carry a claimed one out. None where one of them is not here. */
function carriersOf({ logged, elsewhere }: Row, chunks: Place["chunks"]): readonly LoggedCall[] {
  const away = elsewhere.flatMap(({ order }) => {
    const call = chunks.map((steps) => steps && callsIn(steps).get(order)).find((one) => one !== undefined);
    // Which of those without arguments carries the call out is a guess there.
    return call?.params === undefined ? [] : [call];
  });

  return away.length < elsewhere.length ? [] : [...logged.map(({ call }) => call), ...away];
}

const CALLS = new WeakMap<readonly Step[], ReadonlyMap<number, LoggedCall>>();

/** By their place in the log. */
function callsIn(steps: readonly Step[]): ReadonlyMap<number, LoggedCall> {
  const known = CALLS.get(steps) ?? new Map(steps.flatMap(({ logged }) => logged.map((call) => [call.order, call])));
  CALLS.set(steps, known);

  return known;
}
