import type { HorizonShare } from "@/lib/domain/judge-check";
import type { Judgement } from "@/lib/domain/judgement";
import type { Trajectory } from "@/lib/domain/trajectory";
import { type ChosenFormatter, chooseFormatter } from "./formatters";
import { pythonJsonLength } from "./python-json";
import { countCharacters, pythonStrip } from "./python-text";

/** The source whose judge's text is known. */
export const JUDGED_FORMAT = "sn15";

/** The formatter that wrote what the judge read, by all that a judgement tells. */
export function formatterOf(
  trajectory: Pick<Trajectory, "startedAtMs">,
  judgement: Exclude<Judgement, { kind: "absent" }>,
): ChosenFormatter {
  return chooseFormatter({
    rubric: judgement.rubric,
    gate: judgement.kind === "scored" ? judgement.gate : undefined,
    startedAtMs: trajectory.startedAtMs,
  });
}

/**
 * How many characters of thoughts and results the judge could read, and how many there are.
 * From the steps alone, without the record: numbers such as 196.0 count a character or two less than the judge's text has.
 *
 * @returns undefined where no judge was asked, or its text is not known
 */
export function horizonShare(
  trajectory: Pick<Trajectory, "format" | "startedAtMs" | "steps">,
  judgement: Judgement,
): HorizonShare | undefined {
  if (trajectory.format !== JUDGED_FORMAT || judgement.kind === "absent") return undefined;

  const { formatter, isApproximate } = formatterOf(trajectory, judgement);
  let shown = 0;
  let all = 0;
  const count = (characters: number, limit: number): void => {
    all += characters;
    shown += Math.min(characters, limit);
  };
  for (const step of trajectory.steps) {
    if (step.thought !== undefined) count(countCharacters(pythonStrip(step.thought).text), formatter.limits.thought);
    for (const { result } of step.claimed) if (result) count(resultCharacters(result.value), formatter.limits.result);
  }

  return { formatter: formatter.name, isApproximate, shown, all };
}

function resultCharacters(value: unknown): number {
  return typeof value === "string" ? countCharacters(value) : pythonJsonLength(value);
}
