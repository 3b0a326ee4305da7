import type { Step } from "@/lib/domain/step";

/** What the agent shows of its reasoning, in order; empty thoughts are none. */
export function thoughtsOf(steps: readonly Step[]): readonly string[] {
  return steps.flatMap(({ role, thought }) =>
    role === "agent" && thought !== undefined && thought.trim() !== "" ? [thought] : [],
  );
}
