import Link from "next/link";
import { classNames } from "@/components/ui/class-names";
import { formatPercent } from "@/components/ui/format-number";
import { knowledgeOf, type Tries, triesText, triesWords } from "@/lib/domain/known-tries";
import { shareTint } from "./share-tint";

interface TriesCellProps {
  tries: Tries;
  href: string;
  /** Whose they are, for screen readers. */
  of: string;
}

/** "3/8" on the ground of its share, faint where none succeeded, or that none is scored; it opens the rollouts. */
export function TriesCell({ tries, href, of }: TriesCellProps) {
  const { rollouts, successes } = tries;
  const knowledge = knowledgeOf(tries);
  const isKnown = knowledge !== "none";
  const words = triesWords(tries);
  const share = knowledge === "all" && rollouts > 0 ? ` (${formatPercent(successes / rollouts)})` : "";

  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      aria-label={`${words}, ${of}: open the trajectories`}
      title={`${words}${share}, ${of}`}
      className={classNames(
        "flex h-6.5 w-full items-center justify-center rounded-chip border whitespace-nowrap hover:border-edge",
        isKnown ? "border-transparent font-mono text-mono" : "border-dashed border-line text-caption",
        isKnown && (successes === 0 ? "text-ink-3" : "text-ink"),
        !isKnown && "text-ink-2",
      )}
      style={successes === 0 ? undefined : { background: shareTint(successes, rollouts) }}
    >
      {triesText(tries)}
    </Link>
  );
}
