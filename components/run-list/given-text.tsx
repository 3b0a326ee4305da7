import { PlainText } from "@/components/trajectory-list/plain-text";

interface GivenTextProps {
  /** As a source gives it; null where none does. */
  text: string | null;
  /** In full, where the text is not. */
  title?: string | undefined;
}

/** Two lines of what a source says of a run. */
export function GivenText({ text, title }: GivenTextProps) {
  if (text === null) return <span className="text-ink-3">–</span>;

  return (
    <span className="line-clamp-2 leading-4 whitespace-normal text-ink-2 wrap-anywhere" title={title ?? text}>
      <PlainText text={text} />
    </span>
  );
}
