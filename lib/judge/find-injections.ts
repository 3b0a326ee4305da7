import { callText, valueText } from "@/lib/domain/call-text";
import type { Injection } from "@/lib/domain/judge-check";
import type { Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { type InjectionMatch, matchInjections } from "./injection-patterns";
import { plainLetters } from "./plain-letters";
import { spanOf, type TextPlace } from "./span-of";
import { wordTexts } from "./words";

const MOST_INJECTIONS = 50;

/** Tools whose answers the shop writes and the proxy sees; the agent's own program writes those of every other. */
const SHOP_TOOLS: ReadonlySet<string> = new Set([
  "find_product",
  "view_product_information",
  "check_product_match",
  "find_products_in_same_shop",
]);

/**
 * Text of the agent that addresses a judge: thoughts, what was said, arguments, and answers of tools that no shop
 * gives. What sellers write in their listings is not the agent's; where the agent repeats it, it is marked as an echo.
 *
 * @returns the first 50 in reading order
 */
export function findInjections({ steps }: Pick<Trajectory, "steps">): readonly Injection[] {
  const found: Injection[] = [];
  const answers = new ShopAnswers(steps);

  for (const step of steps) {
    for (const { place, text } of agentTexts(step)) {
      for (const match of injectionsIn(text)) {
        const span = spanOf(place, text, match);
        const isEcho = answers.hold(span.quote, step.index);
        found.push({ kind: match.kind, span, ...(isEcho ? { isEcho: true } : {}) });
        if (found.length === MOST_INJECTIONS) return found;
      }
    }
  }
  return found;
}

function agentTexts(step: Step): readonly { readonly place: TextPlace; readonly text: string }[] {
  if (step.role !== "agent") return [];

  const said = (["thought", "text"] as const).flatMap((field) => {
    const text = step[field];
    return text === undefined ? [] : [{ place: { step: step.index, field }, text }];
  });
  const calls = step.claimed.flatMap((claim, call) => {
    if (claim.requestor !== "agent") return [];
    const asked = { place: { step: step.index, field: "call" as const, call }, text: callText(claim) };
    if (!claim.result || SHOP_TOOLS.has(claim.name)) return [asked];
    return [
      asked,
      { place: { step: step.index, field: "result" as const, call }, text: valueText(claim.result.value) },
    ];
  });
  return [...said, ...calls];
}

/** Offsets into the text as given; matches of a kind that overlap or touch are one. */
function injectionsIn(text: string): readonly InjectionMatch[] {
  const plain = plainLetters(text);
  const merged: InjectionMatch[] = [];

  for (const { kind, start, end } of matchInjections(plain.text)) {
    const range = { kind, start: plain.at(start), end: plain.at(end - 1) + 1 };
    const at = merged.findIndex((one) => one.kind === kind && range.start <= one.end + 1);
    const last = merged[at];
    if (last) merged[at] = { kind, start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}

/** The words of the shop's answers, read when the first of them is asked for. */
class ShopAnswers {
  readonly #steps: readonly Step[];
  #words: readonly { readonly step: number; readonly text: string }[] | undefined;

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  /** Whether an answer held the same words up to this step. */
  hold(quote: string, until: number): boolean {
    this.#words ??= this.#steps.flatMap((step) =>
      answersOf(step).map((value) => ({ step: step.index, text: wordTexts(valueText(value)).join(" ") })),
    );
    const wanted = wordTexts(quote).join(" ");

    return this.#words.some(({ step, text }) => step <= until && text.includes(wanted));
  }
}

function answersOf({ claimed, logged }: Step): readonly unknown[] {
  return [
    ...claimed.flatMap(({ name, result }) => (result && SHOP_TOOLS.has(name) ? [result.value] : [])),
    ...logged.flatMap(({ path, response }) => (path.includes("/search/") && response !== undefined ? [response] : [])),
  ];
}
