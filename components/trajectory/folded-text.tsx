"use client";
import { formatBytes, formatNumber } from "@/components/ui/format-number";
import type { Span } from "@/lib/domain/label";
import { CutMark } from "./cut-mark";
import { RawTextButton } from "./raw-text-button";
import { SafeText } from "./safe-text";
import { HIGH_ENOUGH, TextAction } from "./text-action";

/** Longest text that opens in place. */
const IN_PLACE_CHARS = 32 * 1024;
const FOLDED_LINES = 3;
const FOLDED_CHARS = 420;

interface FoldedTextProps {
  text: string;
  /** What the text is, for the dialog: "Result of call 2 of step 14". */
  title: string;
  step: number;
  field: Span["field"];
  call?: number;
  isOpen: boolean;
  isSource?: boolean;
  beyondFrom?: number | undefined;
  onToggle: () => void;
}

/** The first three lines and the number of what follows. */
function headOf(text: string): string {
  const lines = text.split("\n", FOLDED_LINES + 1);
  return lines.slice(0, FOLDED_LINES).join("\n").slice(0, FOLDED_CHARS);
}

/** Three lines of a long text, all of it up to 32 KB in place, beyond that in a dialog. */
export function FoldedText({ text, title, isOpen, onToggle, ...cite }: FoldedTextProps) {
  const head = headOf(text);
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

  return (
    <>
      <SafeText text={isCut ? text.slice(0, IN_PLACE_CHARS) : text} {...cite} />
      {isCut ? (
        <CutMark says={`cut by this view: ${formatBytes(IN_PLACE_CHARS)} of ${formatBytes(text.length)}`}>
          <RawTextButton title={title} text={text}>
            Open all of it
          </RawTextButton>
        </CutMark>
      ) : null}
      <p className={`text-caption ${HIGH_ENOUGH}`}>
        <TextAction aria-expanded onClick={onToggle}>
          Fold
        </TextAction>
      </p>
    </>
  );
}
