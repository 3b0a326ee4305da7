import type * as z from "zod";
import { type Issues, ServiceError } from "@/lib/services/service-error";
import { unstorableAt } from "./unstorable-at";

/** JSON bodies of this application are small; files go to routes that stream them. */
export const MAX_BODY_BYTES = 262_144;

const NO_ADDRESS = "Nothing has this address. Check the link, or open what you look for from its list.";
const UNSTORABLE =
  "The text holds a character that can neither be stored nor looked for: NUL, or half of a surrogate pair. Take it out.";

/**
 * Parses one part of a request.
 *
 * @throws ServiceError INVALID with one issue for each wrong field, or for text that cannot be stored
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown, part: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    const place = unstorableAt(parsed.data, part);
    if (place === undefined) return parsed.data;

    throw new ServiceError("INVALID", part === "path" ? NO_ADDRESS : UNSTORABLE, [
      { path: place, message: UNSTORABLE },
    ]);
  }

  const issues: Issues = parsed.error.issues.map((issue) => ({
    path: [part, ...issue.path].join("."),
    message: issue.message,
  }));
  const first = issues[0];
  // An address is read by a person who followed a link, where a field's name says nothing.
  if (part === "path") throw new ServiceError("INVALID", NO_ADDRESS, issues);

  throw new ServiceError("INVALID", first ? `${first.path}: ${first.message}` : `The ${part} cannot be read.`, issues);
}

/** Search parameters as an object; a parameter that is given twice is refused rather than half read. */
export function queryOf(url: URL): Record<string, string> {
  const entries = [...url.searchParams];
  const repeated = entries.find(([name], index) => entries.findIndex(([other]) => other === name) !== index);
  if (repeated) throw new ServiceError("INVALID", `“${repeated[0]}” is given twice. Give it once.`);

  return Object.fromEntries(entries);
}

/**
 * The JSON body, read no further than the limit.
 *
 * @throws ServiceError TOO_LARGE, or INVALID when it is not JSON
 */
export async function readJson(request: Request, maxBytes: number = MAX_BODY_BYTES): Promise<unknown> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);

  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }

  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new ServiceError("INVALID", "The body is not JSON. Send a JSON object.");
  }
}

function tooLarge(maxBytes: number): ServiceError {
  return new ServiceError("TOO_LARGE", `The body is larger than ${maxBytes / 1024} KB. Send less at once.`);
}
