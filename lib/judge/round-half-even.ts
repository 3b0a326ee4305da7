/**
 * Rounds as Python's `round(value, digits)` does: to the nearest decimal of the number as it is stored, an exact tie to
 * the even digit. `toFixed` differs at ties only, and those exist at odd multiples of 2^-(digits + 1) alone.
 *
 * @param digits - 0 to 15
 */
export function roundHalfEven(value: number, digits: number): number {
  const rounded = Number(value.toFixed(digits));
  const halves = value * 2 ** (digits + 1);
  if (!Number.isInteger(halves) || halves % 2 === 0) return rounded;

  const tenths = 10 ** digits;
  // In a tie toFixed takes the larger magnitude, which is odd half of the time.
  const unit = Math.round(Math.abs(rounded) * tenths);
  const even = unit % 2 === 0 ? unit : unit - 1;
  // Divided by text, since even / tenths would round once more.
  return Math.sign(value) * Number(`${even}e-${digits}`);
}
