import Link from "next/link";
import { listAddress } from "@/components/trajectory-list/list-address";
import { countOf } from "@/components/ui/format-number";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { leftOutWords, NOT_BLIND_FILTER } from "@/lib/domain/not-blind-words";

interface LeftOutRowsProps {
  corpus: string;
  counted: { readonly labels: CountedLabels; readonly n: number; readonly notBlind: number };
}

/** The way to the rows whose label is not blind, where figures leave them out. */
export function LeftOutRows({ corpus, counted }: LeftOutRowsProps) {
  if (leftOutWords(counted) === undefined) return null;

  return (
    <Link
      href={listAddress(corpus, NOT_BLIND_FILTER)}
      className="inline-flex min-h-6 items-center self-start text-table text-accent underline"
    >
      Open the {countOf(counted.notBlind, "row whose label is", "rows whose labels are")} not blind
    </Link>
  );
}
