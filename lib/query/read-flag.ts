import type { ValueReader } from "./read-test";

const WORDS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/** yes or no. */
export const readFlag: ValueReader<"flag"> = (value, { name }) => {
  const answer = value.operator && value.operator !== "=" ? undefined : WORDS[value.text.toLowerCase()];
  if (answer === undefined) {
    return { mistake: { message: `${name} is yes or no, not “${value.text}”.`, span: value.span, suggestion: "yes" } };
  }

  return { test: { kind: "is", value: answer } };
};
