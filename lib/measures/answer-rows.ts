import { isObject } from "@/lib/importers/json-value";

const LISTS = ["products", "results", "items"] as const;

/** The rows of a tool's answer that is a list, or holds one; undefined for any other answer. */
export function answerRows(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return listIn(value);
  if (!isObject(value)) return undefined;

  return LISTS.map((name) => value[name]).find((held) => Array.isArray(held));
}

function listIn(text: string): readonly unknown[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return answerRows(parsed);
  } catch {
    // Text that only looks like JSON is no list.
    return undefined;
  }
}
