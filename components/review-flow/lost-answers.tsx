"use client";
import { Button } from "@/components/ui/button";
import type { OutboxEntry } from "@/lib/client/outbox-entry";

interface LostAnswersProps {
  /** Those that do not wait any more. */
  entries: readonly OutboxEntry[];
  onFileAsExtra: (commit: string) => void;
  onReopen: (commit: string) => void;
  onDrop: (commit: string) => void;
}

/** Answers that the server would not take as they are: nothing is lost until the person says so. */
export function LostAnswers({ entries, onFileAsExtra, onReopen, onDrop }: LostAnswersProps) {
  return entries.map(({ commit, task, state }) => (
    <section
      key={commit}
      role="alert"
      aria-label="An answer needs you"
      className="border-b border-line bg-review-soft px-3.5 py-3"
    >
      <h2 className="text-section">
        {state.kind === "refused" ? "An answer was not taken" : "Somebody else answered meanwhile"}
      </h2>
      <p className="mt-0.5 line-clamp-2 text-ink-2">“{task}”</p>
      <p className="mt-0.5 text-ink-2">
        {state.kind === "refused"
          ? state.reason
          : "Your place on this item ran out and was given away. Your answer is kept until you choose."}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {state.kind === "lease_lost" ? (
          <Button size="small" onClick={() => onFileAsExtra(commit)}>
            File as an extra opinion
          </Button>
        ) : (
          <Button size="small" onClick={() => onReopen(commit)}>
            Open it again
          </Button>
        )}
        <Button size="small" onClick={() => onDrop(commit)}>
          Drop it
        </Button>
      </div>
    </section>
  ));
}
