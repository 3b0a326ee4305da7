import { isInference } from "./call-rows";
import type { IdFacts } from "./id-mentions";
import type { Step } from "./step";

/** What the agent's words name as products and nothing holds. */
export interface UnseenInText {
  readonly ids: readonly string[];
  /** 0-based steps whose thought or response names one of them. */
  readonly steps: readonly number[];
}

/**
 * Numbers of thoughts and responses that look like a product id of this trajectory (as many digits as those that its
 * results hold, and nothing beside them that says otherwise) and that neither the analysis knows nor anything of the
 * steps holds: a shop's number that a result names is no product, and was seen.
 *
 * @param chunks - the steps from the first on, without a gap: what lies before a text may hold what it names
 * @param known - every id that the query, results or arguments hold
 */
export function unseenInText(
  chunks: readonly (readonly Step[])[],
  known: Readonly<Record<string, IdFacts>>,
): UnseenInText {
  const lengths = new Set(
    Object.keys(known).flatMap((id) => (known[id]?.firstSeenStep !== undefined && isNumber(id) ? [id.length] : [])),
  );
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  const suspects = chunks
    .flatMap(namedIn)
    .filter(({ id }) => id.length >= least && id.length <= most && !Object.hasOwn(known, id))
    .filter(isProduct);
  if (suspects.length === 0) return { ids: [], steps: [] };

  const held = chunks.map(heldIn);
  const unseen = suspects.filter(({ id }) => !held.some((numbers) => numbers.has(id)));

  return { ids: [...new Set(unseen.map(({ id }) => id))], steps: [...new Set(unseen.map(({ step }) => step))] };
}

function isNumber(id: string): boolean {
  return /^\d{8,12}$/.test(id);
}

interface Named {
  readonly id: string;
  readonly step: number;
  readonly text: string;
  readonly start: number;
}

// A long trajectory comes chunk by chunk, and each is looked through once.
const named = new WeakMap<readonly Step[], readonly Named[]>();
const holding = new WeakMap<readonly Step[], ReadonlySet<string>>();

function namedIn(steps: readonly Step[]): readonly Named[] {
  const known = named.get(steps);
  if (known) return known;

  const found = steps.flatMap(({ index, role, thought, text }) =>
    role === "agent" ? [thought, text].flatMap((said = "") => numbersOf(said, index)) : [],
  );
  named.set(steps, found);
  return found;
}

// Runs of digits alone: nearly all are products that the analysis knows, and what stands around those is not looked at.
function numbersOf(text: string, step: number): readonly Named[] {
  return [...text.matchAll(/\d{8,}/g)].flatMap(({ 0: id, index: start }) =>
    id.length > 12 ? [] : [{ id, step, text, start }],
  );
}

function heldIn(steps: readonly Step[]): ReadonlySet<string> {
  const known = holding.get(steps);
  if (known) return known;

  const numbers = new Set(
    steps.flatMap((step) => textsHeld(step).flatMap((text) => text.match(/(?<!\d)\d{8,12}(?!\d)/g) ?? [])),
  );
  holding.set(steps, numbers);
  return numbers;
}

/** What a step holds that the agent did not write: answers, the log of its lookups, what others say. */
function textsHeld({ role, text, claimed, logged, raw }: Step): readonly string[] {
  const answers = claimed.flatMap(({ result }) => (result ? [result.json ?? result.value] : []));
  const log = logged.filter((call) => !isInference(call)).map((call) => [call.response, call.resultProductIds]);
  const others = role === "agent" ? [] : [text, raw];

  return [...answers, ...log, ...others].map(
    (value) => (typeof value === "string" ? value : JSON.stringify(value)) ?? "",
  );
}

/** How far around a number is read. */
const AROUND = 40;
/** Part of a longer word, as `idMentions` cuts them, of a decimal, of a time or of a range. */
const TIED_BEFORE = /[\p{L}\p{N}_+-]$|\p{N}[.:]$/u;
const TIED_AFTER = /^(?:[\p{L}\p{N}_%-]|[.:]\d)/u;
const BEFORE =
  /(?:[$€£¥₱₹₫฿]|\b(?:php|usd|eur|sgd|myr|idr|thb|vnd|rp|price|budget|cost|total|orders?|invoice|receipt|tracking|parcel|phone|mobile|tel|telephone|whatsapp|shops?|stores?|sellers?|merchant|voucher|coupon|barcode|ean|upc|isbn|timestamp|unix|epoch))(?:[\s_]*(?:ids?|n[or]\.?|number|code|is|was)(?![a-z]))*\s*[:#=(]*\s*$/i;
const AFTER =
  /^\s*(?:php|usd|eur|sgd|myr|idr|thb|vnd|pesos?|dollars?|m?s|milliseconds?|seconds?|sold|reviews?|ratings?|views|followers|tokens|bytes)\b/i;
/** A day, with hours and minutes or without. */
const DAY = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d[0-5]\d|2[0-3][0-5]\d)?$/;

/** False for prices, counts, days, phone numbers and what is named as something else. */
function isProduct({ id, text, start }: Named): boolean {
  const end = start + id.length;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  if (id.startsWith("0") || DAY.test(id)) return false;

  return !TIED_BEFORE.test(before) && !TIED_AFTER.test(after) && !BEFORE.test(before) && !AFTER.test(after);
}
