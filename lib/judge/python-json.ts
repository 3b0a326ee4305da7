import { NO_NOTES, type PythonNotes } from "./parse-python-json";

/** A value as Python's `json.dumps` writes it: ", " and ": " between, everything but ASCII escaped. */
export function pythonJson(value: unknown, notes: PythonNotes = NO_NOTES): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  if (Array.isArray(value)) return `[${value.map((_, at) => memberJson(value, at, notes)).join(", ")}]`;

  const members = notes.keysOf(value).map((key) => `${scalar(key)}: ${memberJson(value, key, notes)}`);
  return `{${members.join(", ")}}`;
}

/** One member of an object or array, which alone knows how its number was written. */
export function memberJson(holder: object, key: string | number, notes: PythonNotes = NO_NOTES): string {
  return notes.numberAt(holder, key) ?? pythonJson(Reflect.get(holder, key), notes);
}

/** How long `pythonJson` of a value is, without writing it. */
export function pythonJsonLength(value: unknown): number {
  if (typeof value === "string") return stringLength(value);
  if (typeof value !== "object" || value === null) return scalar(value).length;
  if (Array.isArray(value)) {
    let length = 2 + 2 * Math.max(0, value.length - 1);
    for (const item of value) length += pythonJsonLength(item);
    return length;
  }

  const keys = Object.keys(value);
  let length = 2 + 2 * Math.max(0, keys.length - 1);
  for (const key of keys) length += stringLength(key) + 2 + pythonJsonLength(Reflect.get(value, key));
  return length;
}

const PLAIN = /^[ !#-[\]-~]*$/;

function stringLength(text: string): number {
  // Nearly every string is plain, and a native test costs a fraction of writing it.
  return PLAIN.test(text) ? text.length + 2 : scalar(text).length;
}

function scalar(value: unknown): string {
  if (typeof value === "string") return escaped(JSON.stringify(value));

  return JSON.stringify(value) ?? "null";
}

// Beyond the printable ASCII; surrogates one by one, as Python does.
function escaped(json: string): string {
  return json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
