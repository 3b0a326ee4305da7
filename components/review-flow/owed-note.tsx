import { HIDDEN_LAYER_TEXT, type HiddenLayer } from "@/lib/domain/hidden-layer";

/** Says what an assisted item lacks while its reader owes a blind answer, by which rule, and until when. */
export function OwedNote({ owed }: { owed: readonly HiddenLayer[] }) {
  if (owed.length === 0) return null;
  // Another attempt at the problem, reviewed blind, hides the reward spec of this one.
  const isRewardOnly = owed.every((layer) => layer === "reward");

  return (
    <section aria-label="Hidden for now" className="border-b border-line px-3.5 py-3">
      <div className="rounded-control border border-dashed border-edge px-3 py-2.5 text-ink-2">
        <h2 className="text-section text-ink">Hidden for now</h2>
        <p>
          A blind queue still asks you about this trajectory
          {isRewardOnly ? ", or about another attempt at its problem" : null}, so what that queue hides is on no page of
          yours until you have answered there and revealed your answer:
        </p>
        <ul className="list-disc pl-4">
          {owed.map((layer) => (
            <li key={layer}>{HIDDEN_LAYER_TEXT[layer]}</li>
          ))}
        </ul>
        {isRewardOnly ? null : <p>What is hidden suggests no answer here.</p>}
      </div>
    </section>
  );
}
