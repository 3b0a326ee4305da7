import { sanitiseText } from "@/lib/domain/sanitise-text";

/**
 * Where a part of a request holds text that PostgreSQL cannot store. A contract that takes text of a record, which nobody
 * typed, makes it storable by itself (`Span`).
 *
 * @param path - of the value in the request, as `body.note`
 * @returns the path of the first such text, in which a name of a member may be the text; undefined where there is none
 */
export function unstorableAt(value: unknown, path: string): string | undefined {
  if (typeof value === "string") return sanitiseText(value) === value ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;

  for (const [name, member] of Object.entries(value)) {
    const place = unstorableAt(name, path) ?? unstorableAt(member, `${path}.${name}`);
    if (place !== undefined) return place;
  }

  return undefined;
}
