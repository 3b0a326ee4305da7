import { holm } from "./holm";

/**
 * For each of several tests the level that its own p-value has to be under to be a finding among all of them by Holm's
 * method, the others being what they are: the whole level, shared by this test and the others that are no findings.
 *
 * @param level - that the chance of even one false finding is held to, such as 0.05
 * @returns in the order given; the level itself for a single test
 * @throws RangeError when one is no p-value
 */
export function holmLevels(pValues: readonly number[], level: number): readonly number[] {
  return pValues.map((_, at) => {
    const others = holm(pValues.with(at, 1)).filter((p, place) => place !== at && p < level);

    return level / (pValues.length - others.length);
  });
}
