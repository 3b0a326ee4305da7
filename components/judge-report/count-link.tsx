import Link from "next/link";
import { formatNumber } from "@/components/ui/format-number";

interface CountLinkProps {
  count: number;
  href: string;
  /** What is counted, for screen readers. */
  of: string;
}

/** A number of a table that opens what it counts. */
export function CountLink({ count, href, of }: CountLinkProps) {
  return (
    <Link
      href={href}
      aria-label={`${count} ${of}: open the rows`}
      className="-mx-1 inline-flex h-6 min-w-6 items-center justify-end rounded-mark px-1 font-mono text-mono hover:bg-raised hover:underline"
    >
      {formatNumber(count)}
    </Link>
  );
}
