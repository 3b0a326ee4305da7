/** A name that a source gave; where it is cut, the whole one is read on hover and aloud. */
export function Mono({ text, short = text }: { text: string; short?: string }) {
  return (
    <span className="truncate font-mono text-mono text-ink" title={text}>
      {short === text ? (
        text
      ) : (
        <>
          <span aria-hidden>{short}</span>
          <span className="sr-only">{text}</span>
        </>
      )}
    </span>
  );
}
