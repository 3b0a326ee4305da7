"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { type TextRange, textRuns } from "@/lib/domain/text-runs";
import { invisibleMarks } from "@/lib/domain/visible-text";
import { CITED } from "./pointed";

// One line of stored JSON can be megabytes long; a row of 2,000 characters still lays out at once.
const ROW_CHARS = 2000;

const ROW_PX = 17;
/** Rows above the one with the words that a text is opened at, which begins this close before them. */
const ROWS_ABOVE = 8;
const CHARS_BEFORE = 160;

interface Row {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
}

/**
 * The lines of a text, long ones in pieces. Words to open at are near the beginning of a row: within one that wraps they
 * may be far down.
 */
function rowsOf(text: string, at: TextRange | undefined): readonly Row[] {
  const cut = at ? at.start - CHARS_BEFORE : -1;
  const rows: Row[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    let from = start;
    do {
      const whole = Math.min(from + ROW_CHARS, end);
      const to = from < cut && cut < whole ? cut : whole;
      rows.push({ text: text.slice(from, to), start: from });
      from = to;
    } while (from < end);
    start = end + 1;
  }

  return rows;
}

interface RawLinesProps {
  text: string;
  label: string;
  /** Words that are marked and in view at first. */
  at?: TextRange | undefined;
}

/** Any amount of text, only what is in view on the page. Hidden characters are shown. */
export function RawLines({ text, label, at }: RawLinesProps) {
  "use no memo";
  const scroller = useRef<HTMLElement>(null);
  const rows = useMemo(() => rowsOf(text, at), [text, at]);
  const first = at ? rows.findLastIndex(({ start }) => start <= at.start) : -1;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    initialOffset: () => Math.max(0, first - ROWS_ABOVE) * ROW_PX,
    scrollPaddingStart: ROWS_ABOVE * ROW_PX,
    overscan: 20,
  });
  // How high a row is that wraps is known once it stands there, and this goes after it.
  useEffect(() => {
    if (first !== -1) virtual.scrollToIndex(first, { align: "start" });
  }, [first, virtual]);

  return (
    <ScrollRegion
      ref={scroller}
      aria-label={label}
      className="h-120 overflow-auto rounded-control border border-line bg-bg"
    >
      <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <pre
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            className="absolute top-0 left-0 w-full px-3 font-mono text-mono wrap-anywhere whitespace-pre-wrap"
            style={{ transform: `translateY(${item.start}px)` }}
          >
            <RawLine row={rows[item.index]} at={at} />
          </pre>
        ))}
      </div>
    </ScrollRegion>
  );
}

interface RawLineProps {
  row: Row | undefined;
  at: TextRange | undefined;
}

function RawLine({ row, at }: RawLineProps) {
  if (!row?.text) return " ";
  const { text, start } = row;
  const hidden = invisibleMarks(text).map((mark) => ({ kind: "hidden", ...mark }) as const);
  const pointed = at ? [{ kind: "at", start: Math.max(0, at.start - start), end: at.end - start } as const] : [];

  return textRuns(text, [...hidden, ...pointed]).map((run) => {
    const mark = run.marks.find(({ kind }) => kind === "hidden");
    if (mark?.kind === "hidden")
      return (
        <span key={run.start} title={mark.title} className="text-review">
          {mark.label}
        </span>
      );

    return run.marks.length > 0 ? (
      <mark key={run.start} className={`${CITED} text-ink`}>
        {run.text}
      </mark>
    ) : (
      run.text
    );
  });
}
