import type { Step } from "@/lib/domain/step";

/**
 * Steps with a system message at their head whose text stands outside of the messages, as in the header of a file. The
 * same where they begin with one, where there is no text, and where there are none: nothing happened there.
 */
export function openWithSystem(steps: readonly Step[], text: string | undefined): readonly Step[] {
  const [first] = steps;
  if (first === undefined || first.role === "system" || text === undefined || text.trim() === "") return steps;

  const system: Step = { index: 0, role: "system", text, claimed: [], logged: [] };
  return [system, ...steps.map((step) => ({ ...step, index: step.index + 1 }))];
}
