import type { MovedSide } from "@/lib/domain/pipeline";

/** Words of those that come through, or no longer do. */
export const MOVED_LOOK = {
  entered: { word: "would enter", none: "None comes through that did not before." },
  left: { word: "would leave", none: "None stays behind that came through." },
} as const satisfies Record<MovedSide, { word: string; none: string }>;
