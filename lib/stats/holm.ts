/**
 * p-values of several tests, raised so that the chance of even one false finding among them stays what it is for one
 * (Holm's step-down method).
 *
 * @returns in the order given, each at least what it was and at most 1
 * @throws RangeError when one is not from 0 to 1
 * @see Holm 1979, Scandinavian Journal of Statistics 6(2)
 */
export function holm(pValues: readonly number[]): readonly number[] {
  const wrong = pValues.find((value) => !(value >= 0 && value <= 1));
  if (wrong !== undefined) throw new RangeError(`“${wrong}” is not a p-value.`);

  const adjusted = new Map<number, number>();
  const order = [...pValues.entries()].toSorted(([, one], [, other]) => one - other);
  let most = 0;
  for (const [place, [at, value]] of order.entries()) {
    most = Math.max(most, Math.min(1, value * (pValues.length - place)));
    adjusted.set(at, most);
  }

  return pValues.map((value, at) => adjusted.get(at) ?? value);
}
