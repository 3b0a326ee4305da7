/** Says that the page takes what hovers over it. */
export function ProtectedDrop() {
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-0 z-30 flex items-center justify-center bg-scrim p-6 text-section"
    >
      <p className="rounded-panel border border-accent bg-surface px-6 py-4 text-accent">
        Drop the files to protect their problems
      </p>
    </div>
  );
}
