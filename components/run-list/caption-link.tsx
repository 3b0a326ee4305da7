import Link from "next/link";
import { formatNumber } from "@/components/ui/format-number";

interface CaptionLinkProps {
  count: number;
  word: string;
  /** What is counted, for screen readers. */
  of: string;
  href: string;
}

/** "15 failed" in the small letters of a cell; it opens what it counts. */
export function CaptionLink({ count, word, of, href }: CaptionLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      aria-label={`${count} ${of}: open the rows`}
      className="text-caption leading-4 whitespace-nowrap text-ink-2 hover:underline"
    >
      {formatNumber(count)} {word}
    </Link>
  );
}
