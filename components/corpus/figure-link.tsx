import Link from "next/link";
import { formatNumber } from "@/components/ui/format-number";

interface FigureLinkProps {
  value: number;
  words: string;
  href: string;
}

/** A number with its word; it opens the rows that it counts. */
export function FigureLink({ value, words, href }: FigureLinkProps) {
  return (
    <Link href={href} className="flex min-w-24 flex-col rounded-control px-2 py-1 hover:bg-raised">
      <span className="text-figure">{formatNumber(value)}</span>
      <span className="text-table text-ink-2">{words}</span>
    </Link>
  );
}
