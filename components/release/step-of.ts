import type { ReleaseDetail } from "@/lib/contract/releases";

type Step = ReleaseDetail["steps"][number];

/** Whether a step may be taken now, and why not. A step that is not named is not for this release. */
export function stepOf({ steps }: Pick<ReleaseDetail, "steps">, step: Step["step"]): Omit<Step, "step"> {
  return steps.find((known) => known.step === step) ?? { isOpen: false, why: null };
}
