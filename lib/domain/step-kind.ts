/** What a step does, as far as its first call or its speaker tells. */
export const STEP_KINDS = ["search", "view", "recommend", "terminate", "other", "words"] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Beginnings of tool names by what they do: those of the shop, and their likes in other tool sets. */
const BEGINNINGS: readonly (readonly [StepKind, RegExp])[] = [
  ["search", /^(find|search|list)(_|$)/],
  ["view", /^(view|get|open|read|check)(_|$)/],
  ["recommend", /^recommend(_|$)/],
  ["terminate", /^(terminate|finish|done|submit|transfer)(_|$)/],
];

/** The kind of a step by the name of its first call; undefined is a step without calls. */
export function stepKind(tool: string | undefined): StepKind {
  if (tool === undefined) return "words";

  return BEGINNINGS.find(([, beginning]) => beginning.test(tool))?.[0] ?? "other";
}
