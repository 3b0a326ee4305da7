import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { keepPercents } from "@/components/ui/format-number";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { OUTCOME_WORD } from "@/components/verdict/outcome-axes";
import type { FigureRows } from "@/lib/contract/what-if";
import { OtherLink } from "./other-link";
import { RolloutOrId } from "./rollout-or-id";

type Row = FigureRows["items"][number];

interface MovedRowProps {
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
  row: Row;
}

/** A trajectory with what tells it from others of its problem and run, and its reason; it opens, and so does the one that takes its place. */
export function MovedRow({ hrefOf, row }: MovedRowProps) {
  const { id, problem, run, rollout, why, other } = row;

  return (
    <div className="rounded-control hover:bg-raised">
      <Link href={hrefOf(id)} prefetch={false} className="block px-2 py-1">
        <span className="flex gap-2">
          <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
            <PlainText text={problem} />
          </span>
          <span className="max-w-40 shrink-0 truncate font-mono text-mono text-ink-3">
            <PlainText text={run} />
          </span>
          <span className="shrink-0 font-mono text-mono text-ink-3">
            <RolloutOrId id={id} rollout={rollout} />
          </span>
        </span>
        <span className="block text-caption text-ink-2">
          <span className="text-ink-3">{knownWords(row)}</span> {keepPercents(why)}
        </span>
      </Link>
      {other ? (
        <p className="px-2 pb-1 text-caption">
          <OtherLink other={other} href={hrefOf(other.id)} />
        </p>
      ) : null}
    </div>
  );
}

function knownWords({ outcome, label }: Row): string {
  return label === null ? `${OUTCOME_WORD[outcome]}.` : `${OUTCOME_WORD[outcome]}, labelled ${LABEL_LOOK[label].word}.`;
}
