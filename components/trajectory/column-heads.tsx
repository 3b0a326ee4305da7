/** Names the two columns once, above all steps; the paddings are those of a step. */
export function ColumnHeads() {
  return (
    <div className="flex shrink-0 gap-3 border-b border-line bg-raised px-4 py-1 text-caption text-ink-3 narrow:pr-6">
      <span className="w-6 shrink-0" />
      <span className="grid min-w-0 flex-1 grid-cols-2 gap-4">
        <span>Claimed in the agent’s text</span>
        <span>Recorded by the proxy log</span>
      </span>
    </div>
  );
}
