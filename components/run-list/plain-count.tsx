import Link from "next/link";
import { formatNumber } from "@/components/ui/format-number";

interface PlainCountProps {
  count: number;
  total: number;
  /** What is counted, for screen readers. */
  of: string;
  /** Why it is no share. */
  reason: string;
  href: string;
}

/** "12 of 40" where a share with an interval would claim more than is known; it opens the rows. */
export function PlainCount({ count, total, of, reason, href }: PlainCountProps) {
  const words = `${formatNumber(count)} of ${formatNumber(total)}`;

  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      title={reason}
      aria-label={`${of} ${words}, no rate: open the rows`}
      className="flex min-w-0 flex-col items-end hover:underline"
    >
      <span className="font-mono text-mono whitespace-nowrap text-ink">{words}</span>
      <span className="text-caption whitespace-nowrap text-ink-3">no rate</span>
    </Link>
  );
}
