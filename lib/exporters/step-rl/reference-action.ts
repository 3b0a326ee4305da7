import type { Step } from "@/lib/domain/step";

export interface ReferenceCall {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The calls of a turn as a reward compares them; "unreadable" when one has arguments that are no JSON object. */
export function referenceAction({ claimed }: Pick<Step, "claimed">): readonly ReferenceCall[] | "unreadable" {
  const calls: ReferenceCall[] = [];
  for (const { name, args } of claimed) {
    if (name === "" || args === undefined) return "unreadable";
    calls.push({ name, parameters: args });
  }

  return calls;
}
