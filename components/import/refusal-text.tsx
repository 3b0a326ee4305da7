import { InertText } from "./inert-text";

const TRIED = "Tried ";

/** Why files were refused: what each is; the formats that were tried, which stand on lines of their own, on demand. */
export function RefusalText({ text }: { text: string }) {
  const [first = "", ...more] = text.split("\n");
  const tried = more.filter((line) => line.startsWith(TRIED));
  const says = [first, ...more.filter((line) => !line.startsWith(TRIED))];

  return (
    <div className="text-ink-2">
      <p>
        <InertText text={says.join("\n")} />
      </p>
      {tried.length === 0 ? null : (
        <details className="text-table">
          <summary className="w-fit rounded-mark text-ink-3 hover:text-ink">What was tried</summary>
          <InertText text={tried.join("\n")} />
        </details>
      )}
    </div>
  );
}
