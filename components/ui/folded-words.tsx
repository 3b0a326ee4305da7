interface FoldedWordsProps {
  /** In one short sentence. */
  says: string;
  /** All of it, in sentences. */
  children: string;
}

/** What has to be known besides, behind one short sentence: it stands the same beside several figures. */
export function FoldedWords({ says, children }: FoldedWordsProps) {
  return (
    <details className="text-caption text-ink-3">
      <summary className="min-h-6 cursor-pointer rounded-mark content-center hover:text-ink">{says}</summary>
      <p className="max-w-220">{children}</p>
    </details>
  );
}
