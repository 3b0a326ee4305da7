/** As high as the lines of text that are on their way, so that nothing below moves when they come; a bar for the first. */
export function SkeletonLines({ lines }: { lines: number }) {
  return (
    <div className="pt-1" style={{ height: lines * LINE_PX }}>
      <Skeleton width="70%" />
    </div>
  );
}

/** Of a line of body text. */
const LINE_PX = 20;

/** A grey bar in the place of text that is on its way; shows after 150 ms so that quick answers do not flash. */
export function Skeleton({ width = "100%", height = 12 }: { width?: number | string; height?: number }) {
  return (
    <span aria-hidden className="block animate-appear-late rounded-chip bg-line opacity-60" style={{ width, height }} />
  );
}
