import { ListChecks } from "lucide-react";
import Link from "next/link";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import type { RuleDisputes } from "@/lib/contract/filter-difference";
import { type DisputeQueue, disputeQueue } from "./dispute-queue";
import { ShareInterval } from "./share-interval";

interface DisputeRowProps {
  corpus: string;
  dispute: RuleDisputes["items"][number];
  /** Absent for who may not make queues. */
  onQueue?: ((queue: DisputeQueue) => void) | undefined;
}

/** A rule that people contradict: how sure that is, its rows, and a queue of them. */
export function DisputeRow({ corpus, dispute, onQueue }: DisputeRowProps) {
  const { says, otherwise, of, interval, note, tooFew, labelledFilter, filter, rows } = dispute;

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
      <p className="min-w-60 flex-1">{says}</p>
      <ShareInterval share={otherwise / of} {...{ interval, tooFew, note }} />
      <div className="flex min-w-72 items-center gap-3 wide:justify-end">
        {labelledFilter === null ? (
          <span className="text-ink-2">{of} labelled</span>
        ) : (
          <RowsLink href={listAddress(corpus, labelledFilter)} words={`${of} labelled`} />
        )}
        {filter === null || rows === null ? null : (
          <RowsLink href={listAddress(corpus, filter)} words={countOf(rows, "row")} />
        )}
        {filter === null || onQueue === undefined ? null : (
          <Button size="small" onClick={() => onQueue(disputeQueue(filter, Date.now()))}>
            <ListChecks aria-hidden />
            Make a queue
          </Button>
        )}
      </div>
      {note === null ? null : <p className="basis-full text-caption text-ink-2">{note}</p>}
    </li>
  );
}

function RowsLink({ href, words }: { href: string; words: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center text-accent whitespace-nowrap underline-offset-2 hover:underline"
    >
      {words}
    </Link>
  );
}
