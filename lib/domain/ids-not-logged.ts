import { namedProductIds } from "@/lib/filter/canonical-args";
import { resultIds } from "@/lib/filter/result-ids";
import { objectOf } from "@/lib/importers/json-value";
import type { AnalysisIndex } from "./analysis-index";
import type { ClaimedRow } from "./call-rows";
import { valueText } from "./call-text";
import { jsonInText } from "./json-in-text";
import { hasWorked, isAnswerLost } from "./logged-answer";
import { ROW_LISTS } from "./product-card";
import type { LoggedCall, Step } from "./step";

/** Whatever may be an id. */
const WORD = /[A-Za-z0-9][\w.:-]*/g;

interface Place {
  readonly step: Pick<Step, "logged">;
  readonly index: Pick<AnalysisIndex, "byOrder">;
  /** The steps of every chunk, undefined where they are not here: they hold what other steps logged. */
  readonly chunks: readonly (readonly Step[] | undefined)[];
}

type Row = Pick<ClaimedRow, "call" | "logged" | "elsewhere">;

/**
 * Product ids of the answer that the agent tells to a call, and that the log's answer to it lacks, in the order of the text.
 * Products of the log that the agent leaves out are none. Empty where nothing can be compared: the agent tells no id, or the
 * log kept no answer, lost one, or kept one that neither names a product nor says that there is none.
 */
export function idsNotLogged(row: Row, place: Place): readonly string[] {
  const { args = {}, result } = row.call;
  const logged = result && !result.isError ? carriersOf(row, place) : [];
  if (!result || logged.some(isAnswerLost)) return [];

  const own = namedProductIds(args);
  const held = new Set(logged.flatMap((call) => [...resultIds(call.response, own), ...(call.resultProductIds ?? [])]));
  if (held.size === 0 && !logged.some(saysNone)) return [];

  const missing = [...resultIds(result.value, own)].filter((id) => !held.has(id));
  if (missing.length === 0) return [];

  // Ids count by where they stand in an answer, and agents lay answers out anew.
  const words = new Set(logged.flatMap(({ response }) => valueText(response).match(WORD) ?? []));
  return missing.filter((id) => !words.has(id));
}

/** The logged calls that carry a claimed one out, or may. None where one of them is not here. */
function carriersOf({ logged, elsewhere }: Row, { step, index, chunks }: Place): readonly LoggedCall[] {
  const away = elsewhere.map(({ step: at, order }) =>
    chunks
      .flatMap((steps) => steps?.find(({ index }) => index === at)?.logged ?? [])
      .find((call) => call.order === order && call.params !== undefined),
  );
  const found = [...logged.map(({ call }) => call), ...away.flatMap((call) => call ?? [])];
  if (found.length < logged.length + elsewhere.length) return [];

  // Tools search again by themselves, and calls without arguments are joined by the order in which they stand.
  const may = ({ order, path, params }: LoggedCall) => {
    const dispatch = index.byOrder.get(order);
    const isAlike = (call: LoggedCall) =>
      call.path === path && (!dispatch?.claimed || (call.params ?? params) === undefined);

    return dispatch !== undefined && found.some(isAlike);
  };
  return [...found, ...step.logged.filter(may)];
}

/** An answer that tells of no product: no rows, or an error. */
function saysNone(call: LoggedCall): boolean {
  const { response } = call;
  if (response === undefined || response === null) return false;
  const value = typeof response === "string" ? jsonInText(response) : response;
  if (Array.isArray(value)) return value.length === 0;

  const members = objectOf(value);
  return !hasWorked(call) || Boolean(members["error"]) || ROW_LISTS.some((name) => isEmptyList(members[name]));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
