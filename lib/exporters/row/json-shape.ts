type Members = Readonly<Record<string, unknown>>;

/** The members of a JSON object; undefined for anything else. */
export function membersOf(value: unknown): Members | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

/** A sentence when a row lacks a member of its preset, or has one too many. */
export function memberFault(row: unknown, names: readonly string[]): string | undefined {
  const members = membersOf(row);
  if (members === undefined) return "The row is no JSON object.";

  const missing = names.find((name) => !(name in members));
  if (missing !== undefined) return `The row has no ${missing}.`;

  const extra = Object.keys(members).find((name) => !names.includes(name));
  return extra === undefined ? undefined : `The row has a member ${extra} that this preset does not know.`;
}

/** A sentence when a member is no text, or empty text. */
export function textFault(name: string, value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? undefined : `The row’s ${name} is no text.`;
}

/** The first sentence there is. */
export function firstFault(...checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const fault = check();
    if (fault !== undefined) return fault;
  }

  return undefined;
}
