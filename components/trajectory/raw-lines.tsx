"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { type TextRange, textRuns } from "@/lib/domain/text-runs";
import { invisibleMarks } from "@/lib/domain/visible-text";

// One line of stored JSON can be megabytes long; a row of 2,000 characters still lays out at once.
const ROW_CHARS = 2000;

const ROW_PX = 17;
/** Rows above the words that a text is opened at. */
const ROWS_ABOVE = 8;

interface Row {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
}

function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    for (let from = start; from < end || from === start; from += ROW_CHARS)
      rows.push({ text: text.slice(from, Math.min(from + ROW_CHARS, end)), start: from });
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
  const rows = useMemo(() => rowsOf(text), [text]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    initialOffset: () =>
      at ? Math.max(0, rows.findLastIndex((row) => row.start <= at.start) - ROWS_ABOVE) * ROW_PX : 0,
    overscan: 20,
  });

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
      <mark key={run.start} className="rounded-mark bg-accent-soft text-ink">
        {run.text}
      </mark>
    ) : (
      run.text
    );
  });
}
