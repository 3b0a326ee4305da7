/** The four bands of the rubrics before the five gates, from the lowest. */
export const BANDS = ["none", "minimal", "genuine", "strong"] as const;
export type Band = (typeof BANDS)[number];

export const BAND_TEXT: Readonly<Record<Band, { readonly name: string; readonly range: string }>> = {
  none: { name: "No reasoning", range: "0–0.2" },
  minimal: { name: "Minimal", range: "0.3–0.5" },
  genuine: { name: "Genuine", range: "0.6–0.8" },
  strong: { name: "Strong", range: "0.9–1.0" },
};

/** The middle of the gap below each band, which no rubric gave to either side. */
const BEGINS = [
  { band: "strong", gap: 0.85, from: 0.9 },
  { band: "genuine", gap: 0.55, from: 0.6 },
  { band: "minimal", gap: 0.25, from: 0.3 },
] as const;
const ENDS: Readonly<Record<Band, number>> = { none: 0.2, minimal: 0.5, genuine: 0.8, strong: 1 };

export interface BandOfScore {
  readonly band: Band;
  /** The score lies between two bands: the nearer one is given, in the middle the lower. */
  readonly isBetween: boolean;
}

/** The band of a float score (domain 3.2). It is no gate and never becomes one. */
export function bandOfScore(score: number): BandOfScore {
  const begun = BEGINS.find(({ gap }) => score > gap);
  if (!begun) return { band: "none", isBetween: score > ENDS.none };

  return { band: begun.band, isBetween: score < begun.from || score > ENDS[begun.band] };
}
