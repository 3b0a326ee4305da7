import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Chip, type Tone } from "@/components/ui/chip";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { ProposalState } from "@/lib/client/clusters";
import { beginningOf } from "@/lib/domain/beginning-of";
import { clusterAddress } from "./cluster-address";
import { MarkedQuery } from "./marked-query";
import type { Proposal } from "./use-proposal-answers";

/** Of a query in the name of a button, which tells two of them apart. */
const NAMED_CHARS = 60;

const STATE_LOOK = {
  open: { mark: "?", word: "open", tone: "quiet" },
  accepted: { mark: "✓", word: "variants", tone: "agentic" },
  refused: { mark: "✕", word: "not variants", tone: "plain" },
} as const satisfies Record<ProposalState, { mark: string; word: string; tone: Tone }>;

interface ProposalRowProps {
  corpus: string;
  proposal: Proposal;
  /** As it shows: the person's own answer is ahead of the list. */
  state: ProposalState;
  /** Absent for who may not decide. */
  onAnswer: ((answer: ProposalState) => void) | undefined;
}

/** Two queries that are nearly the same, what joining them would do, and the answer. */
export function ProposalRow({ corpus, proposal, state, onAnswer }: ProposalRowProps) {
  const { id, similarity, a, b, decidedBy } = proposal;
  const { mark, word, tone } = STATE_LOOK[state];
  const names = `“${beginningOf(a.query, NAMED_CHARS)}” and “${beginningOf(b.query, NAMED_CHARS)}”`;

  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2 px-4 py-3 focus-within:bg-accent-soft focus-within:mark-start narrow:flex-nowrap">
      <p className="w-20 shrink-0 text-ink-2">
        <span className="block font-mono text-mono text-ink">{formatPercent(similarity)}</span>
        alike
      </p>
      <div className="flex min-w-60 flex-1 flex-col gap-1.5">
        <Side corpus={corpus} side={a} other={b.query} proposal={id} />
        <Side corpus={corpus} side={b} other={a.query} />
        <p className="text-caption text-ink-2">{effect(proposal, state)}</p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 narrow:w-46">
        {state === "open" ? null : (
          <Chip tone={tone} mark={mark} title={decidedBy ? `Decided by ${decidedBy}` : undefined}>
            {word}
          </Chip>
        )}
        {onAnswer && state === "open" ? (
          <>
            <Button size="small" aria-label={`Accept ${names}`} onClick={() => onAnswer("accepted")}>
              Accept
            </Button>
            <Button size="small" aria-label={`Refuse ${names}`} onClick={() => onAnswer("refused")}>
              Refuse
            </Button>
          </>
        ) : null}
        {onAnswer && state !== "open" ? (
          <Button size="small" aria-label={`Take back the answer to ${names}`} onClick={() => onAnswer("open")}>
            Undo
          </Button>
        ) : null}
      </div>
    </li>
  );
}

interface SideProps {
  corpus: string;
  side: Proposal["a"];
  other: string;
  /** On the first side, which the keys lead to. */
  proposal?: string;
}

function Side({ corpus, side, other, proposal }: SideProps) {
  return (
    <p className="max-w-200 wrap-anywhere">
      <Link
        {...(proposal === undefined ? {} : { "data-proposal": proposal })}
        href={clusterAddress(corpus, side.id)}
        prefetch={false}
        className="inline-block rounded-mark hover:text-accent"
      >
        <MarkedQuery query={side.query} other={other} />
      </Link>{" "}
      <span className="text-caption text-ink-2">
        {side.problems === 1 ? "alone" : `in a cluster of ${formatNumber(side.problems)}`}
      </span>
    </p>
  );
}

function effect({ a, b }: Proposal, state: ProposalState): string {
  if (a.cluster === b.cluster) return "They are in one cluster.";
  if (state === "accepted") return "They come into one cluster.";
  if (state === "refused") return "They stay apart, and are not proposed again.";

  return `Accepting makes one cluster of ${countOf(a.problems + b.problems, "problem")}.`;
}
