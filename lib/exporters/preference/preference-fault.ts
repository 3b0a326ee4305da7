import { firstFault, memberFault, membersOf } from "@/lib/exporters/row/json-shape";
import { isPrompt, messagesFault, toolsFault } from "@/lib/exporters/row/message-fault";

/** What is wrong with a preference pair, in one sentence. */
export function preferenceFault(row: unknown): string | undefined {
  const { prompt, chosen, rejected, tools, metadata } = membersOf(row) ?? {};
  const told = membersOf(metadata) ?? {};
  const better = membersOf(told["chosen"]) ?? {};
  const worse = membersOf(told["rejected"]) ?? {};
  const gap = told["outcome_gap"];

  return firstFault(
    () => memberFault(row, ["prompt", "chosen", "rejected", "tools", "metadata"]),
    () => messagesFault("prompt", prompt),
    () => (isPrompt(prompt) ? undefined : "The row’s prompt holds a turn of the agent."),
    () => messagesFault("chosen", chosen),
    () => messagesFault("rejected", rejected),
    () => toolsFault(tools),
    () => (better["problem_id"] === worse["problem_id"] ? undefined : "The two sides are of different problems."),
    () => (better["trajectory_id"] === worse["trajectory_id"] ? "Both sides are the same trajectory." : undefined),
    () => (typeof gap === "number" && gap > 0 ? undefined : "The better side has no better outcome."),
  );
}
