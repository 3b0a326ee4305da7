import { isObject, type JsonObject } from "@/lib/importers/json-value";
import { isEveryday } from "./everyday-words";
import { PhraseIndex } from "./phrase-index";
import type { ToolAnswer, ToolAnswers } from "./tool-answers";
import { wordTexts } from "./words";

/** Kinds that prove a reading when a later thought cites one; the others only hint at it. */
const PROVING = ["price", "attribute", "brand", "shop"] as const;
export type DatumKind = (typeof PROVING)[number] | "id" | "service" | "number";

/** One thing that a tool's answer told. */
export interface Datum {
  readonly kind: DatumKind;
  /** As the answer wrote it. */
  readonly text: string;
  /** Last word of the attribute's name, which makes a short value unmistakable beside it. */
  readonly name: string | undefined;
  /** 0-based step of the first answer with it. */
  readonly step: number;
  isLogged: boolean;
}

/** Everything that answers told: words by phrase, amounts by their number. */
export interface ResultData {
  readonly phrases: PhraseIndex<Datum>;
  readonly amounts: ReadonlyMap<number, Datum>;
  /** First step whose answers hold anything; undefined when no tool answered. */
  readonly firstStep: number | undefined;
}

/** More than any honest session brings; the rest is left out. */
const MOST_DATA = 50_000;
const MOST_DEEP = 24;
const MOST_TEXT = 120;

/** Collects the data of all answers, those that the agent claims before those of the log. */
export function resultData({ claimed, logged }: Pick<ToolAnswers, "claimed" | "logged">): ResultData {
  const collector = new Collector();
  for (const answer of claimed) collector.read(answer, false);
  for (const answer of logged) collector.read(answer, true);

  const steps = [...claimed, ...logged].map(({ step }) => step);
  const firstStep = steps.reduce<number | undefined>((least, step) => Math.min(least ?? step, step), undefined);
  return { phrases: collector.phrases, amounts: collector.amounts, firstStep };
}

class Collector {
  readonly phrases = new PhraseIndex<Datum>();
  readonly amounts = new Map<number, Datum>();
  #step = 0;
  #isLogged = false;

  read(answer: ToolAnswer, isLogged: boolean): void {
    this.#step = answer.step;
    this.#isLogged = isLogged;
    this.#walk(answer.value, 0);
  }

  #walk(value: unknown, depth: number): void {
    if (depth > MOST_DEEP || this.phrases.size + this.amounts.size > MOST_DATA) return;
    if (Array.isArray(value)) for (const item of value) this.#walk(item, depth + 1);
    else if (isObject(value)) this.#members(value, depth);
  }

  #members(members: JsonObject, depth: number): void {
    for (const key in members) {
      const value = members[key];
      if (key === "attributes" || key === "sku_options") this.#pairs(value, undefined, 0);
      else if (key === "price") this.#amount("price", value);
      else if (key === "product_id") this.#phrase("id", value, undefined);
      else if (key === "shop_id" || key === "shop_name") this.#phrase("shop", value, undefined);
      else if (key === "brand") this.#phrase("brand", value, "brand");
      else if (key === "service") for (const one of [value].flat()) this.#phrase("service", one, undefined);
      else if (typeof value === "number") this.#amount("number", value);
      else this.#walk(value, depth + 1);
    }
  }

  /** Attribute names with a value, a list of values, or more pairs. */
  #pairs(value: unknown, name: string | undefined, depth: number): void {
    if (depth > MOST_DEEP) return;
    if (Array.isArray(value)) for (const item of value) this.#pairs(item, name, depth + 1);
    else if (isObject(value)) for (const key in value) this.#pairs(value[key], wordTexts(key).at(-1), depth + 1);
    else this.#phrase(name === "brand" ? "brand" : "attribute", value, name);
  }

  #phrase(kind: DatumKind, value: unknown, name: string | undefined): void {
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text !== "string" || text.length > MOST_TEXT) return;
    const words = wordTexts(text);
    if (words.every(isEveryday) || (kind !== "id" && text.length < 3)) return;

    const known = this.phrases.get(words);
    if (known) known.isLogged ||= this.#isLogged;
    else this.phrases.add(words, { kind, text, name, step: this.#step, isLogged: this.#isLogged });
  }

  #amount(kind: "price" | "number", value: unknown): void {
    const amount = typeof value === "string" && /^\d{1,12}(\.\d{1,6})?$/.test(value) ? Number(value) : value;
    if (typeof amount !== "number" || !Number.isFinite(amount)) return;

    const known = this.amounts.get(amount);
    if (known?.kind === kind || (known && kind === "number")) known.isLogged ||= this.#isLogged;
    else
      this.amounts.set(amount, {
        kind,
        text: String(value),
        name: undefined,
        step: known?.step ?? this.#step,
        isLogged: this.#isLogged,
      });
  }
}

/** Whether a kind of datum proves that its answer was read. */
export function isProving(kind: DatumKind): boolean {
  return PROVING.some((one) => one === kind);
}
