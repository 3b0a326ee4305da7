import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf } from "@/components/ui/format-number";
import type { QueueList } from "@/lib/contract/queues";
import { reviewAddress } from "./queue-address";

/** What waits for this person in queues of other corpora, which the screens of this one do not list. */
export function Elsewhere({ queues }: { queues: QueueList["elsewhere"] }) {
  if (queues.length === 0) return null;

  return (
    <ul aria-label="Queues of other corpora" className="flex flex-col gap-1 text-ink-2">
      {queues.map(({ id, name, corpus, waiting }) => (
        <li key={id} className="wrap-anywhere">
          <Link href={reviewAddress({ id, corpus: corpus.id })} className="rounded-mark text-accent hover:underline">
            <PlainText text={name} />
          </Link>{" "}
          of <PlainText text={corpus.name} /> has {countOf(waiting, "item")} for you.
        </li>
      ))}
    </ul>
  );
}
