import type { Injection } from "@/lib/contract/judge-audit";
import { findPattern } from "@/lib/domain/find-pattern";
import { type IdFacts, type IdMention, idMentions, type MentionPlace } from "@/lib/domain/id-mentions";
import { breakablePieces } from "@/lib/domain/line-breaks";
import type { TextRange } from "@/lib/domain/text-runs";
import { type InvisibleMark, invisibleMarks } from "@/lib/domain/visible-text";

/** Everything that may be drawn on agent text. */
export type TextMark =
  | ({ readonly kind: "hidden" } & InvisibleMark)
  | ({ readonly kind: "id" } & IdMention)
  | ({ readonly kind: "find" } & TextRange)
  | ({ readonly kind: "cited" } & TextRange)
  /** What the judge could not see. */
  | ({ readonly kind: "beyond" } & TextRange)
  /** Agent text that addresses a judge. */
  | ({ readonly kind: "injection"; readonly injection: Injection; readonly isFirst: boolean } & TextRange)
  | ({ readonly kind: "name" } & TextRange)
  /** A line may end behind it. */
  | ({ readonly kind: "piece" } & TextRange);

interface MarkRequest {
  readonly text: string;
  readonly findText: string;
  readonly ids: Readonly<Record<string, IdFacts>> | undefined;
  readonly place: MentionPlace;
  readonly cited: TextRange | undefined;
  /** Where the judge's view of the text ends. */
  readonly beyondFrom: number | undefined;
  readonly injections: readonly Injection[];
  /** Length of the tool's name at the start of a call. */
  readonly nameLength: number;
}

function findMarks(text: string, findText: string): readonly TextMark[] {
  const pattern = findPattern(findText);
  if (!pattern) return [];

  return [...text.matchAll(pattern)].map((match) => ({
    kind: "find",
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export function textMarks({
  text,
  findText,
  ids,
  place,
  cited,
  beyondFrom,
  injections,
  nameLength,
}: MarkRequest): readonly TextMark[] {
  return [
    ...invisibleMarks(text).map((mark) => ({ kind: "hidden", ...mark }) as const),
    ...(ids ? idMentions(text, ids, place).map((mention) => ({ kind: "id", ...mention }) as const) : []),
    ...findMarks(text, findText),
    ...(cited ? [{ kind: "cited", start: cited.start, end: cited.end } as const] : []),
    ...(beyondFrom === undefined ? [] : [{ kind: "beyond", start: beyondFrom, end: text.length } as const]),
    ...injections.map(
      (injection, index) =>
        ({
          kind: "injection",
          injection,
          isFirst: index === 0,
          start: injection.span.start,
          end: injection.span.end,
        }) as const,
    ),
    ...breakablePieces(text).map((piece) => ({ kind: "piece", ...piece }) as const),
    ...(nameLength > 0 ? [{ kind: "name", start: 0, end: nameLength } as const] : []),
  ];
}
