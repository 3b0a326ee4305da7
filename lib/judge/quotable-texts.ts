import { answerText, callText } from "@/lib/domain/call-text";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { TextPlace } from "./span-of";
import { type Word, wordsOf } from "./words";

/** A text that a judge may quote. */
export interface QuotableText {
  readonly place: TextPlace;
  readonly text: string;
}

/** No honest trajectory has as much; the rest of a longer one is not searched. */
const MOST_CHARS = 8 * 1024 * 1024;

/** The texts of a trajectory by field: thoughts first, then results, calls and what was said. */
export function quotableTexts({ steps }: Pick<Trajectory, "steps">): readonly QuotableText[] {
  const texts = (["thought", "result", "call", "text"] as const).flatMap((field) =>
    steps.flatMap((step): readonly QuotableText[] => {
      const place = { step: step.index, field };
      if (field === "thought" || field === "text") {
        const text = step[field];
        return text === undefined ? [] : [{ place, text }];
      }
      return step.claimed.flatMap((claim, call) => {
        if (field === "call") return [{ place: { ...place, call }, text: callText(claim) }];
        return claim.result ? [{ place: { ...place, call }, text: answerText(claim.result) }] : [];
      });
    }),
  );

  let chars = 0;
  return texts.filter(({ text }) => {
    chars += text.length;
    return chars <= MOST_CHARS;
  });
}

/** A text without case, signs and white space, with the way back to its offsets. */
export class PlainText {
  readonly words: readonly Word[];
  readonly #joined: string;
  /** Where each word begins in the joined words. */
  readonly #begins: readonly number[];

  constructor(text: string) {
    this.words = wordsOf(text);
    let length = 1;
    this.#begins = this.words.map((word) => {
      const begin = length;
      length += word.text.length + 1;
      return begin;
    });
    this.#joined = ` ${this.words.map((word) => word.text).join(" ")} `;
  }

  /**
   * Index of the first word of the words looked for, from a word on.
   *
   * @param mayEndInWord - the last word looked for may be the beginning of one
   */
  find(wanted: readonly string[], from: number, { mayEndInWord }: { readonly mayEndInWord: boolean }): number {
    const begin = this.#begins[from];
    if (begin === undefined || wanted.length === 0) return -1;
    const at = this.#joined.indexOf(` ${wanted.join(" ")}${mayEndInWord ? "" : " "}`, begin - 1);

    return at === -1 ? -1 : this.#wordAt(at + 1);
  }

  #wordAt(offset: number): number {
    let low = 0;
    let high = this.#begins.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#begins[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
