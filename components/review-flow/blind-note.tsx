import { HIDDEN_LAYER_TEXT, type HiddenLayer } from "@/lib/domain/hidden-layer";

/** Says what is not on this page, and when it will be. */
export function BlindNote({ hidden }: { hidden: readonly HiddenLayer[] }) {
  if (hidden.length === 0) return null;

  return (
    <section aria-label="Blind" className="border-b border-line px-3.5 py-3">
      <div className="rounded-control border border-dashed border-edge px-3 py-2.5 text-ink-2">
        <h2 className="text-section text-ink">Blind</h2>
        <p>Not on this page until you commit:</p>
        <ul className="list-disc pl-4">
          {hidden.map((layer) => (
            <li key={layer}>{HIDDEN_LAYER_TEXT[layer]}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
