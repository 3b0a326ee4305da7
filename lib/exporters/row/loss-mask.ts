import type { Step } from "@/lib/domain/step";
import type { ChatMessage } from "@/lib/exporters/chat/chat-row";

/**
 * One digit a message: 1 where a model is trained on it, which is a turn of the agent with its thought, its calls and
 * its stop; 0 for everything that others said.
 *
 * @param notByModel - claimed calls, as "step/call", that the model did not make; their turns get 0
 */
export function lossMask(
  messages: readonly ChatMessage[],
  steps: readonly Step[],
  notByModel: ReadonlySet<string>,
): readonly (0 | 1)[] {
  // Every step of the agent is one message, in the same order.
  const turns = steps.filter((step) => step.role === "agent");
  let turn = 0;

  return messages.map((message) => {
    if (message.role !== "assistant") return 0;
    const step = turns[turn];
    turn += 1;

    return step?.claimed.some((_, call) => notByModel.has(`${step.index}/${call}`)) ? 0 : 1;
  });
}
