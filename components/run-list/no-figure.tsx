/** A dash where there is no figure; why is said on hover and to screen readers, and of the active run in the footer. */
export function NoFigure({ reason }: { reason: string }) {
  return (
    <span className="text-ink-3" title={reason}>
      <span aria-hidden>–</span>
      <span className="sr-only">{reason}</span>
    </span>
  );
}
