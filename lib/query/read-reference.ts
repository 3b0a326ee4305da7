import { isUuid } from "@/lib/domain/is-uuid";
import type { ValueReader } from "./read-test";

/** A public id, or other text that the field looks up. */
export const readReference: ValueReader<"reference"> = (value, { name, definition }) => {
  if ((value.operator && value.operator !== "=") || value.text.trim() === "") {
    return {
      mistake: { message: `${name} takes an id or text. For example ${name}:${definition.example}`, span: value.span },
    };
  }

  return {
    test: isUuid(value.text)
      ? { kind: "uuid", value: value.text.toLowerCase(), text: value.text }
      : { kind: "text", value: value.text },
  };
};
