import { firstFault, memberFault, membersOf, textFault } from "@/lib/exporters/row/json-shape";
import { messagesFault, toolsFault } from "@/lib/exporters/row/message-fault";

const MEMBERS = [
  "problem_id",
  "group_key",
  "step_index",
  "messages_prefix",
  "tools",
  "reference_action",
  "reference_source",
  "outcome_reward_spec",
  "metadata",
] as const;

/** What is wrong with one step, in one sentence. */
export function stepRlFault(row: unknown): string | undefined {
  const step = membersOf(row) ?? {};
  const { step_index: index, outcome_reward_spec: spec } = step;

  return firstFault(
    () => memberFault(row, MEMBERS),
    () => textFault("problem_id", step["problem_id"]),
    () => textFault("group_key", step["group_key"]),
    () => (isCount(index) && index > 0 ? undefined : "The row’s step_index is no whole number from 1 on."),
    () => messagesFault("messages_prefix", step["messages_prefix"]),
    () =>
      turnsOf(step["messages_prefix"]) + 1 === index ? undefined : "The row’s step_index is not that of its prefix.",
    () => toolsFault(step["tools"]),
    () => actionFault(step["reference_action"]),
    () => textFault("reference_source", step["reference_source"]),
    // A spec is an object; only its id may leave.
    () => (spec === null || typeof spec === "string" ? undefined : "The row tells a reward spec instead of its id."),
  );
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value);
}

function turnsOf(prefix: unknown): number {
  return Array.isArray(prefix) ? prefix.filter((message) => membersOf(message)?.["role"] === "assistant").length : 0;
}

function actionFault(action: unknown): string | undefined {
  if (!Array.isArray(action) || action.length === 0) return "The row’s reference_action holds no call.";

  const isRead = action.every((call) => {
    const { name, parameters } = membersOf(call) ?? {};
    return typeof name === "string" && name !== "" && membersOf(parameters) !== undefined;
  });
  return isRead ? undefined : "A call of the row’s reference_action has no name or no parameters.";
}
