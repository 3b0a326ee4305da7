import { nearestWord } from "./nearest-word";
import type { ValueReader } from "./read-test";

/** One of the field's words, or `none`. */
export const readChoice: ValueReader<"choice"> = (value, { name, definition }) => {
  const known = [...Object.keys(definition.values), ...(definition.canBeNone ? ["none"] : [])];
  if (value.operator && value.operator !== "=") {
    return { mistake: { message: `${name} takes words, not comparisons: ${known.join(", ")}.`, span: value.span } };
  }

  const word = value.text.toLowerCase();
  const found = known.find((candidate) => candidate.toLowerCase() === word || candidate === word.replaceAll("-", "_"));
  if (found === "none") return { test: { kind: "none" } };
  if (found) return { test: { kind: "is", value: found } };

  const near = nearestWord(value.text, known);
  const help = near ? `Did you mean ${near}?` : `Use ${known.join(", ")}.`;

  return {
    mistake: {
      message: `“${value.text}” is ${notOf(name)}. ${help}`,
      span: value.span,
      ...(near ? { suggestion: near } : {}),
    },
  };
};

/** A field whose name is no noun has values: nothing is “a leaves”. */
function notOf(name: string): string {
  if (/s$|_/.test(name)) return `no value of ${name}`;

  return `not ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}
