import type { Span } from "@/lib/domain/label";
import type { TextRange } from "@/lib/domain/text-runs";
import { useReader } from "./reader-context";

/** One text of a step, as far as a link or find can point to it. */
export interface CitedText {
  readonly step: number;
  /** What a span cites it by; texts without a field cannot be cited. */
  readonly field?: Span["field"] | undefined;
  readonly call?: number | undefined;
  /** Its name inside the step, by which find points to words that no span can cite. */
  readonly place?: string | undefined;
  /** Words of it that are pointed to by another text that it stands for, or by a name that it had. */
  readonly current?: TextRange | undefined;
}

/** The words of a text that the reader points to. */
export function useCited({ step, field, call, place, current }: CitedText): TextRange | undefined {
  const pointed = useReader((state) => {
    if (state.focus !== step) return undefined;
    if (place !== undefined && state.foundAt?.place === place) return state.foundAt;
    // An address may name a call beside the words: what a step thinks and says, and what it was read from, is of none.
    const isOfCall = field === "call" || field === "result";
    return state.range?.field === field && (!isOfCall || state.call === call) ? state.range : undefined;
  });

  return current ?? pointed;
}
