import type { ProcessMeasures } from "@/lib/domain/process-measures";
import type { Step } from "@/lib/domain/step";
import type { EvidencePlace } from "@/lib/domain/verdict";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import { isObject, numberOf } from "@/lib/importers/json-value";
import type { Documents } from "@/lib/scorer/documents-seen";
import { isOneShop, payableTotal, type Voucher } from "@/lib/scorer/voucher";
import { findingOf } from "./finding-of";
import { isSameAmount, type StatedAmount, statedPayables, states } from "./stated-amounts";

export interface VoucherTask {
  readonly voucher: Voucher;
  /** Ids of the last recommendation, in its order. */
  readonly ids: readonly string[];
  readonly documents: Documents;
  /** The step whose results first held the last of these products to turn up. */
  readonly allSeenStep: number;
}

interface Claim extends StatedAmount {
  readonly place: EvidencePlace;
}

/**
 * What an agent says is paid for the products it recommends, in its thoughts, its answer or by `calculate_voucher`,
 * beside the total recomputed from the prices that its results hold (domain 2.1). What it says before it has seen all of
 * them is about other products and does not count, and of the rest the last step that says a total does. It is right when
 * one of that step's totals is, to the places it is stated with, and unsaid where the step states that total in words of
 * which it is not known what they claim.
 *
 * @returns nothing where a price, or whether the voucher may be used, is not known
 */
export function voucherClaim(
  steps: readonly Step[],
  calls: readonly AgentCall[],
  task: VoucherTask,
): Pick<ProcessMeasures, "voucherClaim" | "findings"> {
  const bill = billOf(task);
  if (bill === undefined) return { findings: [] };

  const claims = steps.flatMap((step) => claimsOf(step, calls, task));
  const lastStep = claims.reduce((last, { place }) => Math.max(last, place.step), -1);
  const counted = claims.filter(({ place }) => place.step === lastStep);
  if (counted.length === 0) return { voucherClaim: "unsaid", findings: [] };
  if (counted.some((claim) => isSameAmount(claim, bill.payable))) return { voucherClaim: "right", findings: [] };
  // In words that are not known for a claim: what was read as one may be the voucher itself, or the sum before it. A sum of
  // which nothing is taken off is stated by whoever takes something off it, too.
  const isSomewhere = steps.some(
    ({ index, thought, text }) =>
      index === lastStep && bill.payable !== bill.total && states(`${thought ?? ""}\n${text ?? ""}`, bill.payable),
  );
  if (isSomewhere) return { voucherClaim: "unsaid", findings: [] };

  const said = [...new Set(counted.map(({ value }) => value))].join(" and ");
  const detail = `It says ${said} is paid; its products cost ${cents(bill.total)}, with the voucher ${cents(bill.payable)}`;
  const places = [...new Map(counted.map(({ place }) => [`${place.step}/${place.call ?? ""}`, place])).values()];
  return { voucherClaim: "wrong", findings: findingOf("voucher_claim", detail, places) };
}

interface Bill {
  readonly total: number;
  readonly payable: number;
}

function billOf({ voucher, ids, documents }: VoucherTask): Bill | undefined {
  const items = ids.map((id) => documents.get(id));
  if (items.length === 0 || items.some((item) => item?.price === undefined)) return undefined;

  const total = items.reduce((sum, item) => sum + (item?.price ?? 0), 0);
  const isUsable = voucher.voucher_type === "platform" ? "yes" : isOneShop(items.map((item) => item?.shopId));
  if (isUsable === "open" && total >= voucher.threshold) return undefined;

  return { total, payable: isUsable === "yes" ? withVoucher(total, voucher) : total };
}

function withVoucher(total: number, voucher: Voucher): number {
  return total >= voucher.threshold ? Math.max(0, payableTotal(total, voucher)) : total;
}

function claimsOf(step: Step, calls: readonly AgentCall[], { voucher, allSeenStep }: VoucherTask): readonly Claim[] {
  if (step.role !== "agent" || step.index < allSeenStep) return [];
  // A step's words are written before the results of its calls are read; its later calls may use them.
  const words = step.index === allSeenStep ? [] : [step.thought, step.text];

  return [
    ...words
      .flatMap((text) => (text === undefined ? [] : statedPayables(text)))
      .map((amount) => {
        return { ...amount, place: { step: step.index } };
      }),
    ...calls
      .filter((call) => call.step === step.index && call.claim.name === "calculate_voucher")
      .flatMap((call) => calculated(call, voucher)),
  ];
}

const PAID_KEY = /after|payable|final|discounted/i;
const CENT = 0.01;

/** The total that the tool answers; where its answer was not kept, what the prices it was given come to. */
function calculated(call: AgentCall, voucher: Voucher): readonly Claim[] {
  const { args, result } = call.claim;
  const place = placeOf(call);
  const answered = isObject(result?.value)
    ? Object.entries(result.value).flatMap(([key, value]) => (PAID_KEY.test(key) ? (numberOf(value) ?? []) : []))
    : [];
  if (answered.length > 0) return answered.map((value) => ({ value, unit: CENT, place }));

  const prices = String(args?.["product_prices"] ?? "")
    .split(",")
    .map((price) => numberOf(price.trim()));
  const known = prices.filter((price) => price !== undefined);
  if (known.length === 0 || known.length < prices.length) return [];
  const total = known.reduce((sum, price) => sum + price, 0);

  return [{ value: withVoucher(total, voucher), unit: CENT, place }];
}

function cents(value: number): string {
  return String(Math.round(value * 100) / 100);
}
