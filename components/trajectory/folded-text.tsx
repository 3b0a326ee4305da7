"use client";
import { formatBytes, formatNumber } from "@/components/ui/format-number";
import { CutMark } from "./cut-mark";
import { RawTextButton } from "./raw-text-button";
import { SafeText } from "./safe-text";
import { HIGH_ENOUGH, TextAction } from "./text-action";
import { type CitedText, useCited } from "./use-cited";

/** Longest text that opens in place. */
const IN_PLACE_CHARS = 32 * 1024;
const FOLDED_LINES = 3;
const LINE_CHARS = 140;

interface FoldedTextProps extends CitedText {
  text: string;
  /** What the text is, for the dialog: "Result of call 2 of step 14". */
  title: string;
  isOpen: boolean;
  isSource?: boolean;
  beyondFrom?: number | undefined;
  /** How many lines stand there while it is folded. */
  lines?: number;
  onToggle: () => void;
}

/** The first lines, each as long as a page is wide. */
function headOf(text: string, count: number): string {
  const lines = text.split("\n", count + 1);
  return lines
    .slice(0, count)
    .join("\n")
    .slice(0, count * LINE_CHARS);
}

/** The first lines of a long text, all of it up to 32 KB in place, beyond that in a dialog. */
export function FoldedText({ text, title, isOpen, lines = FOLDED_LINES, onToggle, ...cite }: FoldedTextProps) {
  const head = headOf(text, lines);
  const cited = useCited(cite);
  if (head.length === text.length) return <SafeText text={text} {...cite} />;
  if (!isOpen)
    return (
      <>
        <SafeText text={head} {...cite} />{" "}
        <TextAction aria-expanded={false} onClick={onToggle}>
          … {formatNumber(text.length - head.length)} more characters
        </TextAction>
      </>
    );
  const isCut = text.length > IN_PLACE_CHARS;
  const beyond = isCut && cited && cited.end > IN_PLACE_CHARS ? cited : undefined;

  return (
    <>
      <SafeText text={isCut ? text.slice(0, IN_PLACE_CHARS) : text} {...cite} />
      {isCut ? (
        <div {...(beyond ? { "data-cited": true } : {})}>
          <CutMark says={`cut by this view: ${formatBytes(IN_PLACE_CHARS)} of ${formatBytes(text.length)}`}>
            <RawTextButton title={title} text={text} at={beyond}>
              {beyond ? "Open at these words" : "Open all of it"}
            </RawTextButton>
          </CutMark>
        </div>
      ) : null}
      <p className={`text-caption ${HIGH_ENOUGH}`}>
        <TextAction aria-expanded onClick={onToggle}>
          Fold
        </TextAction>
      </p>
    </>
  );
}
