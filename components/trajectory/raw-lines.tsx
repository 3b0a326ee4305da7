"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { textRuns } from "@/lib/domain/text-runs";
import { invisibleMarks } from "@/lib/domain/visible-text";

// One line of stored JSON can be megabytes long; a row of 2,000 characters still lays out at once.
const ROW_CHARS = 2000;

function rowsOf(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => {
    if (line.length <= ROW_CHARS) return [line];
    const count = Math.ceil(line.length / ROW_CHARS);
    return Array.from({ length: count }, (_, i) => line.slice(i * ROW_CHARS, (i + 1) * ROW_CHARS));
  });
}

/** Any amount of text, only what is in view on the page. Hidden characters are shown. */
export function RawLines({ text, label }: { text: string; label: string }) {
  "use no memo";
  const scroller = useRef<HTMLElement>(null);
  const rows = useMemo(() => rowsOf(text), [text]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 17,
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
            <RawLine text={rows[item.index] ?? ""} />
          </pre>
        ))}
      </div>
    </ScrollRegion>
  );
}

function RawLine({ text }: { text: string }) {
  const runs = textRuns(text, invisibleMarks(text));
  if (runs.length === 0) return " ";

  return runs.map((run) =>
    run.marks[0] ? (
      <span key={run.start} title={run.marks[0].title} className="text-review">
        {run.marks[0].label}
      </span>
    ) : (
      run.text
    ),
  );
}
