/** What a person says of one step. */
interface GivenStepLabel {
  readonly step: number;
  readonly label: "good" | "bad" | "neutral" | "first_wrong";
}

/** A step's label as it is shown: given, or inherited from the first wrong step before it. */
export interface ShownStepLabel {
  readonly label: GivenStepLabel["label"];
  readonly isInherited: boolean;
}

/**
 * Label of one step by one person. Steps after the first wrong one are bad too, until they are labelled otherwise;
 * nothing is stored for them, so that taking the mark back frees them all.
 *
 * @returns undefined for a step that nobody labelled
 */
export function stepLabelAt(given: readonly GivenStepLabel[], step: number): ShownStepLabel | undefined {
  const own = given.find((entry) => entry.step === step);
  if (own) return { label: own.label, isInherited: false };
  const isAfterWrong = given.some((entry) => entry.label === "first_wrong" && entry.step < step);

  return isAfterWrong ? { label: "bad", isInherited: true } : undefined;
}

/** Labels after one key press: the same label again takes it back, and only one step is the first wrong one. */
export function withStepLabel<Given extends GivenStepLabel>(given: readonly Given[], next: Given): readonly Given[] {
  const old = given.find((entry) => entry.step === next.step);
  const others = given.filter(
    (entry) => entry.step !== next.step && !(next.label === "first_wrong" && entry.label === "first_wrong"),
  );

  return old?.label === next.label ? others : [...others, next];
}
