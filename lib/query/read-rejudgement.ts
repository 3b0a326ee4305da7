import type { ParsedValue } from "./parsed-filter";
import type { Read, ValueReader } from "./read-test";

const GATES = /^([1-5])(?:\.\.([1-5]))?$/;

/**
 * A judge that was asked again and what it said: model@rubric=3, =1..3, =failed or =no_gate for a score that is
 * none; or `none`, not asked. The last equals sign divides them, so that names may hold any character.
 */
export const readRejudgement: ValueReader<"rejudgement"> = (value, { name, definition }) => {
  if (!value.isQuoted && value.text.toLowerCase() === "none" && !value.operator) return { test: { kind: "none" } };

  const example = `For example ${name}:${definition.example}`;
  const at = value.text.lastIndexOf("=");
  if (value.operator || at < 1) return wrong(value, `${name} takes a judge and its gate. ${example}`);

  const judge = value.text.slice(0, at);
  const said = value.text.slice(at + 1);
  if (said.toLowerCase() === "failed") return { test: { kind: "failed", judge } };
  if (said.toLowerCase() === "no_gate") return { test: { kind: "gateless", judge } };

  const [, first, second = first] = GATES.exec(said) ?? [];
  if (first === undefined || second === undefined)
    return wrong(
      value,
      `After the judge stands a gate from 1 to 5, a range 1..3, failed or no_gate, not “${said}”. ${example}`,
    );
  if (first > second) return wrong(value, `This range ends before it begins. Write ${second}..${first}`);

  return { test: { kind: "gates", judge, low: Number(first), high: Number(second) } };
};

function wrong(value: ParsedValue, message: string): Read<"rejudgement"> {
  return { mistake: { message, span: value.span } };
}
