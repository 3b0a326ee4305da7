import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { VERDICTS } from "@/lib/domain/verdict";
import { type VerdictThresholds, verdictOfRule } from "@/lib/filter/decide-verdict";
import { packRejects, rejectMask } from "@/lib/filter/reject-bits";
import { FACT_FLAGS, type FactTable } from "./fact-table";

const { hasLog, asksForNothing, sendsNoNonce } = FACT_FLAGS;

/**
 * `decideVerdict` of every row, as places in VERDICTS. It is written out as one loop over numbers because a call and an
 * object a row cost several times as much; a test holds the two together.
 */
export function verdictColumn(table: FactTable, thresholds: VerdictThresholds): Uint8Array {
  const { size, flags, model, macro, code, unknown } = table;
  const { agenticShare, subTaskShare, unknownShare } = thresholds;
  const verdicts = new Uint8Array(size);

  for (let row = 0; row < size; row++) {
    const flag = flags[row] ?? 0;
    const own = (model[row] ?? 0) + (macro[row] ?? 0);
    const unseen = unknown[row] ?? 0;
    const total = own + (code[row] ?? 0) + unseen;
    const share = own / total;

    if ((flag & hasLog) === 0) verdicts[row] = NO_LOG;
    else if (total === 0) verdicts[row] = NO_DISPATCHES;
    else if (unseen / total > unknownShare) verdicts[row] = UNKNOWN;
    else if (own === 0 && (flag & asksForNothing) !== 0) verdicts[row] = NO_CALLS;
    else if (share > subTaskShare && (flag & sendsNoNonce) !== 0) verdicts[row] = NO_NONCE;
    else if (share >= agenticShare) verdicts[row] = AGENTIC;
    else if (share <= subTaskShare) verdicts[row] = SUB_TASK;
    else verdicts[row] = BETWEEN;
  }

  return verdicts;
}

/** `rejectBits` of every row: the rejects that the version switches on, with R4 by its token budget. */
export function rejectColumn(
  { size, rejects, tokens }: FactTable,
  { rejects: on, tokenBudget }: Pick<FilterThresholds, "rejects" | "tokenBudget">,
): Uint8Array {
  const mask = rejectMask(on);
  const bits = new Uint8Array(size);

  for (let row = 0; row < size; row++) {
    bits[row] = ((rejects[row] ?? 0) | ((tokens[row] ?? 0) > tokenBudget ? R4_BIT : 0)) & mask;
  }

  return bits;
}

const R4_BIT = packRejects(["R4"]);
const NO_LOG = placeOf("no_log");
const NO_DISPATCHES = placeOf("no_dispatches");
const UNKNOWN = placeOf("unknown_share_above");
const NO_CALLS = placeOf("no_inference_with_calls");
const NO_NONCE = placeOf("nonces_missing");
const AGENTIC = placeOf("share_at_least_agentic");
const SUB_TASK = placeOf("share_at_most_sub_task");
const BETWEEN = placeOf("share_between");

function placeOf(rule: Parameters<typeof verdictOfRule>[0]): number {
  return VERDICTS.indexOf(verdictOfRule(rule));
}
