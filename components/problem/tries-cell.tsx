import Link from "next/link";
import { classNames } from "@/components/ui/class-names";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import { shareTint } from "./share-tint";

interface TriesCellProps {
  rollouts: number;
  successes: number;
  href: string;
  /** Whose they are, for screen readers. */
  of: string;
  /** False where nothing is known of them. */
  isScored: boolean;
}

/** "3/8" on the ground of its share, faint where none succeeded, or that too few are scored; it opens the rollouts. */
export function TriesCell({ rollouts, successes, href, of, isScored }: TriesCellProps) {
  if (!isScored)
    return (
      <Link
        href={href}
        prefetch={false}
        tabIndex={-1}
        aria-label={`${countOf(rollouts, "rollout")} not scored, ${of}: open the trajectories`}
        title={`${countOf(rollouts, "rollout")}, of the run too few scored to tell what failed, ${of}`}
        className="flex h-6.5 w-full items-center justify-center rounded-chip border border-dashed border-line text-caption whitespace-nowrap text-ink-2 hover:border-edge"
      >
        not scored
      </Link>
    );
  const share = rollouts === 0 ? 0 : successes / rollouts;
  const words = `${formatNumber(successes)} of ${formatNumber(rollouts)}`;

  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      aria-label={`${words} successful, ${of}: open the trajectories`}
      title={`${words} successful (${formatPercent(share)}), ${of}`}
      className={classNames(
        "flex h-6.5 w-full items-center justify-center rounded-chip border border-transparent font-mono text-mono whitespace-nowrap hover:border-edge",
        successes === 0 ? "text-ink-3" : "text-ink",
      )}
      style={successes === 0 ? undefined : { background: shareTint(successes, rollouts) }}
    >
      {formatNumber(successes)}/{formatNumber(rollouts)}
    </Link>
  );
}
