import type { Hand } from "@/components/trajectory/outline-words";
import { ATTRIBUTION_LOOK } from "@/components/verdict/attribution-badge";

/** In a square of 10. Our fonts have no diamond, and that of each system sits elsewhere in its line. */
const SHAPE: Readonly<Partial<Record<Hand, string>>> = {
  model: "M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
  code: "M5 .5L9.5 5L5 9.5L.5 5z",
};

/** Who made calls, in a cell: circle and diamond side by side are at one height. */
export function CellMark({ hand, ink }: { hand: Hand; ink: string }) {
  const shape = SHAPE[hand];

  return (
    <span data-hand={hand} className={`flex items-center ${ink}`}>
      {shape ? (
        <svg aria-hidden viewBox="0 0 10 10" className="size-1.75 fill-current">
          <path d={shape} />
        </svg>
      ) : (
        ATTRIBUTION_LOOK[hand].mark
      )}
    </span>
  );
}
