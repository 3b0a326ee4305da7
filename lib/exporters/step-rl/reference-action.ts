import type { Step } from "@/lib/domain/step";
import { SpeltJson } from "@/lib/exporters/chat/spelt-json";

export interface ReferenceCall {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>> | SpeltJson;
}

/**
 * The calls of a turn as a reward compares them, the arguments as the model wrote them; "unreadable" when one has arguments
 * that are no JSON object.
 */
export function referenceAction({ claimed }: Pick<Step, "claimed">): readonly ReferenceCall[] | "unreadable" {
  const calls: ReferenceCall[] = [];
  for (const { name, args, argsJson } of claimed) {
    if (name === "" || args === undefined) return "unreadable";
    calls.push({ name, parameters: argsJson === undefined ? args : new SpeltJson(argsJson) });
  }

  return calls;
}
