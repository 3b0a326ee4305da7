import { PUBLISHED_REWARDS, type PublishedFact } from "@/lib/domain/published-training";
import { PAPER } from "@/lib/domain/published-values";

interface FactListProps {
  facts: readonly PublishedFact[];
  /** Ids of those that lie off the axis. */
  beyond: readonly string[];
}

/** What the paper says of a metric, in words and cited: its runs are no curves here. */
export function FactList({ facts, beyond }: FactListProps) {
  return (
    <div className="mt-2 border-t border-line pt-2 text-caption text-ink-2">
      <p>
        Published,{" "}
        <a href={PAPER.url} target="_blank" rel="noreferrer" className="underline decoration-line-strong">
          {PAPER.name}
        </a>{" "}
        of {PAPER.date}; other data, so no pairing is possible.
      </p>
      <ul className="list-disc pl-4">
        {facts.map(({ id, run, sentence }) => (
          <li key={id}>
            In the paper, {sentence} <span className="text-ink-3">Reward: {PUBLISHED_REWARDS[run]}.</span>
            {beyond.includes(id) ? <span className="text-ink-3"> Beyond the axis of this chart.</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
