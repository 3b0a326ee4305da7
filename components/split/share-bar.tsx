/** A share of the whole with a tick where it is to be. A picture: the numbers stand beside it. */
export function ShareBar({ share, wanted }: { share: number; wanted: number }) {
  return (
    <span aria-hidden className="relative block h-2.5 w-full min-w-32 rounded-mark bg-raised">
      <span
        className="absolute inset-y-0 left-0 rounded-mark bg-accent"
        style={{ width: `${Math.min(100, 100 * share)}%` }}
      />
      {wanted > 0 ? (
        <span
          className="absolute -inset-y-0.5 w-0.5 bg-ink"
          style={{ left: `calc(${Math.min(100, 100 * wanted)}% - 1px)` }}
        />
      ) : null}
    </span>
  );
}
