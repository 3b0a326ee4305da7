import { PlainText } from "@/components/trajectory-list/plain-text";
import { textRuns } from "@/lib/domain/text-runs";
import { ownWords } from "./own-words";

interface MarkedQueryProps {
  query: string;
  /** The one it is held against. */
  other: string;
}

/** A query with the words underlined that the other does not have. */
export function MarkedQuery({ query, other }: MarkedQueryProps) {
  if (query.trim() === "") return <span className="text-ink-2">no task text</span>;

  return textRuns(query, ownWords(query, other)).map(({ start, text, marks }) =>
    marks.length > 0 ? (
      <mark key={start} className="rounded-mark bg-subtask-soft text-ink underline decoration-subtask">
        <PlainText text={text} />
      </mark>
    ) : (
      <span key={start}>
        <PlainText text={text} />
      </span>
    ),
  );
}
