import { visibleName } from "@/lib/domain/visible-text";
import { type DiffPart, wordDiff } from "@/lib/domain/word-diff";

interface DiffWordsProps {
  before: string;
  after: string;
  /** Whose words are only in the first, and only in the second. */
  says: { readonly removed: string; readonly added: string };
}

/** Two texts as one: what only the first has is struck through, what only the second has is marked. */
export function DiffWords({ before, after, says }: DiffWordsProps) {
  return wordDiff(before, after).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one comparison never change order
    <DiffWord key={index} part={part} says={says} />
  ));
}

/** What the two looks of such words mean, in words. */
export function DiffLegend({ says }: Pick<DiffWordsProps, "says">) {
  return (
    <p className="font-sans text-caption text-ink-3">
      <DiffWord part={{ kind: "removed", text: "struck through" }} says={says} /> {says.removed.toLowerCase()},{" "}
      <DiffWord part={{ kind: "added", text: "marked" }} says={says} /> {says.added.toLowerCase()}
    </p>
  );
}

function DiffWord({ part, says }: { part: DiffPart } & Pick<DiffWordsProps, "says">) {
  const text = visibleName(part.text);
  if (part.kind === "same") return text;
  if (part.kind === "removed")
    return (
      <del className="rounded-mark bg-danger-soft text-danger" title={says.removed}>
        {text}
      </del>
    );

  return (
    <ins className="rounded-mark bg-accent-soft text-accent no-underline" title={says.added}>
      {text}
    </ins>
  );
}
