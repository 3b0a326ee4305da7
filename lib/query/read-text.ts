import type { ValueReader } from "./read-test";

/** A whole value whatever its case; `*` stands for any characters unless quoted; `none`. */
export const readText: ValueReader<"text"> = (value, { name, definition }) => {
  if (value.operator && value.operator !== "=") {
    const message = `${name} is text: it cannot be compared. For example ${name}:${definition.example}`;
    return { mistake: { message, span: value.span } };
  }
  if (value.isQuoted) return { test: { kind: "is", value: value.text } };
  if (value.text.toLowerCase() === "none" && definition.canBeNone) return { test: { kind: "none" } };
  if (value.text.includes("*")) return { test: { kind: "like", parts: value.text.split("*") } };

  return { test: { kind: "is", value: value.text } };
};
