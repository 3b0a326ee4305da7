import type { SearchParams } from "./search-engine";

/** Search arguments as the client reads them: other keys and types are dropped. */
export function searchParams(given: Readonly<Record<string, unknown>>): SearchParams {
  const optional = ["shop_id", "price", "sort", "service"] as const;
  const texts = optional.flatMap((key) => (typeof given[key] === "string" ? [[key, given[key]] as const] : []));
  const page = typeof given["page"] === "number" ? { page: given["page"] } : {};

  return { q: text(given["q"]), ...page, ...Object.fromEntries(texts) };
}

/** JSON or undefined. */
export function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The tool answers as if nothing was asked, as the arena's client does.
    return undefined;
  }
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : String(value);
}
