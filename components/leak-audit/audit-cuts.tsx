import { Scissors } from "lucide-react";
import Link from "next/link";
import { clustersAddress } from "@/components/cluster/cluster-address";
import type { Audit } from "@/lib/contract/splits";
import { cutsSentence } from "@/lib/leak/cuts-sentence";

/** What people cut by hand in the clusters that an audit went by; nothing where nobody cut anything. */
export function AuditCuts({ corpus, cuts = [] }: Pick<Audit, "cuts"> & { corpus: string }) {
  const sentence = cutsSentence(cuts);
  if (sentence === undefined) return null;

  return (
    <p className="flex max-w-220 items-start gap-2 pb-3 text-ink-2">
      <Scissors aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {sentence}{" "}
        <Link href={clustersAddress(corpus)} className="text-accent underline">
          Look at the clusters
        </Link>
      </span>
    </p>
  );
}
