import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Chip } from "@/components/ui/chip";
import { formatBytes, formatNumber } from "@/components/ui/format-number";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { RejectedRow as Row } from "@/lib/contract/imports";
import { InertText } from "./inert-text";
import { SetAsideBy } from "./set-aside-by";

interface RejectedRowProps {
  row: Row;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One rejected row: where it stood, why it was rejected, and its beginning on demand. */
export function RejectedRow({ row, children }: RejectedRowProps) {
  const isCut = new TextEncoder().encode(row.excerpt).length < row.bytes;

  return (
    <li className="flex items-start gap-2">
      <details className="group min-w-0 flex-1">
        <summary className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 pr-1 hover:bg-raised">
          <ChevronRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-3 group-open:rotate-90" />
          <span className="font-mono text-mono text-ink-2">
            <InertText text={row.file} />:{row.line}
          </span>
          <span className={row.resolved ? "min-w-50 flex-1 text-ink-2 line-through" : "min-w-50 flex-1"}>
            <InertText text={row.reason} />
          </span>
          {row.resolved ? (
            <Chip tone="agentic" mark="✓">
              Brought in by a retry
            </Chip>
          ) : null}
          <span className="text-table text-ink-3">{formatBytes(row.bytes)}</span>
          {row.setAside ? (
            <span className="basis-full pl-6.5">
              <SetAsideBy told={row.setAside} />
            </span>
          ) : null}
        </summary>
        <div className="mb-3 ml-6">
          <Excerpt row={row} />
          {isCut ? (
            <p className="mt-1 text-caption text-ink-3">
              The first {formatNumber(row.excerpt.length)} characters.{" "}
              {row.keptBytes < row.bytes
                ? `Only the first ${formatBytes(row.keptBytes)} of this row are kept.`
                : "The download holds the whole row."}
            </p>
          ) : null}
        </div>
      </details>
      {children}
    </li>
  );
}

function Excerpt({ row }: { row: Row }) {
  return (
    <ScrollRegion
      aria-label={`Beginning of line ${row.line}`}
      className="max-h-60 overflow-auto rounded-control border border-line bg-raised px-3 py-2 font-mono text-mono"
    >
      <InertText text={row.excerpt} />
    </ScrollRegion>
  );
}
