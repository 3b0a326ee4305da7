/** Over a page that takes the files which hover above it; `children` says what for. */
export function DropOverlay({ children }: { children: string }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-0 z-30 flex items-center justify-center bg-scrim p-6 text-section"
    >
      <p className="rounded-panel border border-accent bg-surface px-6 py-4 text-accent">{children}</p>
    </div>
  );
}
