import { classNames } from "@/components/ui/class-names";
import { parseFilter } from "@/lib/query/parse-filter";
import type { Mistake, ParsedTerm } from "@/lib/query/parsed-filter";

interface Piece {
  start: number;
  text: string;
  look: "plain" | "name" | "value" | "not" | "wrong";
}

const LOOK = {
  plain: "text-ink-2",
  name: "py-0.5 bg-accent-soft text-accent",
  value: "py-0.5 bg-accent-soft text-ink",
  not: "py-0.5 bg-danger-soft text-danger",
  wrong: "py-0.5 bg-danger-soft text-ink underline decoration-danger decoration-wavy underline-offset-3",
} as const satisfies Record<Piece["look"], string>;

/** The filter text again, drawn behind the input: fields tinted, mistakes underlined. */
export function FilterHighlight({ text, mistakes }: { text: string; mistakes: readonly Mistake[] }) {
  return (
    <>
      {piecesOf(text, mistakes).map((piece) => (
        <span key={piece.start} className={classNames("rounded-mark", LOOK[piece.look])}>
          {piece.text}
        </span>
      ))}
    </>
  );
}

function piecesOf(text: string, mistakes: readonly Mistake[]): Piece[] {
  const { terms } = parseFilter(text);
  const cuts = new Set([0, text.length]);
  for (const { span } of [...terms, ...mistakes]) cuts.add(span.start).add(span.end);
  for (const term of terms) {
    if (term.kind === "field") cuts.add(term.nameSpan.end + 1);
    if (term.isNegated) cuts.add(term.span.start + 1);
  }
  const places = [...cuts].filter((place) => place <= text.length).toSorted((a, b) => a - b);

  return places.flatMap((start, index) => {
    const end = places[index + 1];
    if (end === undefined || end === start) return [];

    return [{ start, text: text.slice(start, end), look: lookOf(start, terms, mistakes) }];
  });
}

function lookOf(at: number, terms: readonly ParsedTerm[], mistakes: readonly Mistake[]): Piece["look"] {
  if (mistakes.some(({ span }) => at >= span.start && at < span.end)) return "wrong";
  const term = terms.find(({ span }) => at >= span.start && at < span.end);
  if (!term) return "plain";
  if (term.isNegated && at === term.span.start) return "not";
  if (term.kind === "words") return "plain";

  return at <= term.nameSpan.end ? "name" : "value";
}
