/** A grey bar in the place of text that is on its way; shows after 150 ms so that quick answers do not flash. */
export function Skeleton({ width = "100%", height = 12 }: { width?: number | string; height?: number }) {
  return (
    <span aria-hidden className="block animate-appear-late rounded-chip bg-line opacity-60" style={{ width, height }} />
  );
}
