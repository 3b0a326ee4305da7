/** What the outline knows of a step's length. */
interface StepLength {
  readonly chars: number;
  readonly calls: number;
}

/** Room a step will take before it is measured, in pixels: a line of 78 characters is 22 px high. */
export function stepHeight({ chars, calls }: StepLength): number {
  return 56 + Math.min(12, Math.ceil(chars / 300)) * 22 + calls * 40;
}
