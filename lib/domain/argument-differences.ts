import { argumentText } from "./call-text";

export interface ArgumentDifference {
  readonly name: string;
  /** `name="value"` as the model asked, undefined when it did not name the argument. */
  readonly asked: string | undefined;
  /** As the proxy logged it, undefined when code left it out. */
  readonly sent: string | undefined;
}

type Arguments = Readonly<Record<string, unknown>>;

/** The recorder writes spaces of search words as plus signs and numbers as they come. */
function comparable(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return (text ?? "").replace(/\+/g, " ").trim();
}

// The client adds the first page to every search; nobody rewrote anything there.
function isDefault(name: string, value: unknown): boolean {
  return name === "page" && String(value) === "1";
}

function shown(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return argumentText(name, typeof value === "string" ? value.replace(/\+/g, " ") : value);
}

/** Arguments that the model asked for and code sent otherwise, in the order asked, then those only sent. */
export function argumentDifferences(asked: Arguments, sent: Arguments): readonly ArgumentDifference[] {
  const names = [...new Set([...Object.keys(asked), ...Object.keys(sent)])];

  return names
    .filter((name) => comparable(asked[name] ?? "") !== comparable(sent[name] ?? ""))
    .filter((name) => !(asked[name] === undefined && isDefault(name, sent[name])))
    .map((name) => ({ name, asked: shown(name, asked[name]), sent: shown(name, sent[name]) }));
}
