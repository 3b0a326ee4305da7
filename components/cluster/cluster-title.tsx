import { PlainText } from "@/components/trajectory-list/plain-text";

interface ClusterTitleProps {
  query: string;
  /** The key of its smallest problem: queries may differ at their ends alone. */
  name: string;
}

/** Which cluster a choice is of: its query, cut to two lines, and its key where that says more. */
export function ClusterTitle({ query, name }: ClusterTitleProps) {
  return (
    <span className="min-w-0 flex-1" title={query}>
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        <PlainText text={query} />
      </span>
      {name === query ? null : (
        <span className="block font-mono text-caption wrap-anywhere text-ink-2">
          <PlainText text={name} />
        </span>
      )}
    </span>
  );
}
