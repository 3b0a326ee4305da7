/** A JSON object whose members nobody has checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for a JSON object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The object itself, or an empty one: for members that may be missing or of another type. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return isList(value) ? value : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Non-blank text; numbers are identifiers in some sources and become text. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string" || value.trim() === "") return undefined;

  return value;
}

/** The first of these members that is an identifier: sources name the same thing differently. */
export function firstIdOf(fields: JsonObject, keys: readonly string[]): string | undefined {
  return keys.map((key) => idOf(fields[key])).find((value) => value !== undefined);
}

/** A finite number; true and false count as 1 and 0, numeric text as its number. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || value.trim() === "") return undefined;

  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : undefined;
}

/** A whole number, such as a rollout or a step number. */
export function integerOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

/** Milliseconds since the epoch from a number (seconds or milliseconds) or ISO text; a time without a zone is UTC. */
export function timestampOf(value: unknown): number | undefined {
  if (typeof value === "number") {
    if (!Number.isFinite(value) || value <= 0) return undefined;
    // Nanoseconds and microseconds since the epoch have been above these since 1973.
    if (value >= 1e17) return Math.round(value / 1e6);
    if (value >= 1e14) return Math.round(value / 1e3);
    // Seconds since the epoch stay below this until the year 5138; milliseconds have been above it since 1973.
    return value < 1e11 ? Math.round(value * 1000) : Math.round(value);
  }
  if (typeof value !== "string") return undefined;
  if (/^\d{9,}(?:\.\d+)?$/.test(value)) return timestampOf(Number(value));

  const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i.test(value.trim());
  const parsed = Date.parse(hasZone ? value : `${value.trim().replace(" ", "T")}Z`);
  return Number.isNaN(parsed) ? undefined : parsed;
}

/** The members that are defined: an optional member is absent, never undefined. */
export function defined<T extends object>(members: { readonly [Key in keyof T]: T[Key] | undefined }): Partial<T>;
// A loop, because an importer builds these for every call of every step: spreading each member costs ten times as much.
export function defined(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const key in members) {
    if (members[key] !== undefined) kept[key] = members[key];
  }
  return kept;
}
