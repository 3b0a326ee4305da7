import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { keepPercents } from "@/components/ui/format-number";
import type { FigureRows } from "@/lib/contract/what-if";

interface MovedRowProps {
  href: string;
  row: FigureRows["items"][number];
}

/** A trajectory with its reason; it opens. */
export function MovedRow({ href, row: { problem, run, why } }: MovedRowProps) {
  return (
    <Link href={href} prefetch={false} className="block rounded-control px-2 py-1 hover:bg-raised">
      <span className="flex gap-2">
        <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
          <PlainText text={problem} />
        </span>
        <span className="max-w-40 shrink-0 truncate font-mono text-mono text-ink-3">
          <PlainText text={run} />
        </span>
      </span>
      <span className="block text-caption text-ink-2">{keepPercents(why)}</span>
    </Link>
  );
}
