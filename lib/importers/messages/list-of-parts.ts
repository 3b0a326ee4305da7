import { isList, isObject, type JsonObject, textOf } from "@/lib/importers/json-value";

/**
 * Whether a list is one of parts, and none that a tool gave as its answer: all of them say of which type they are, none
 * says anything that a part of its type does not, and one at least holds what its type says. What a tool lists may have a
 * type too, as files of a folder and pictures of a product have.
 */
export function isListOfParts(content: unknown): content is readonly unknown[] {
  return isList(content) && content.every(isPart) && content.some(holdsItsType);
}

/** The words of such a list, as a model reads them: a part without text is named. */
export function textOfParts(parts: readonly unknown[]): string {
  return parts.map((part) => textOfPart(part) ?? `[${kindOfPart(part)}]`).join("\n\n");
}

/** How many parts of such a list its words only name. */
export function countNamed(parts: readonly unknown[]): number {
  return parts.filter((part) => textOfPart(part) === undefined).length;
}

export function textOfPart(part: unknown): string | undefined {
  return isObject(part) ? textOf(part["text"]) : textOf(part);
}

/** What stands for a part that is only named. */
export function kindOfPart(part: unknown): string {
  const kind = isObject(part) ? textOf(part["type"]) : undefined;

  return kind?.startsWith("image") === true ? "image" : (kind ?? "part");
}

function isPart(part: unknown): boolean {
  if (!isObject(part) || !isText(part["type"])) return false;

  return Object.keys(part).every((key) => (key === "text" ? isText(part[key]) : BESIDE.has(key) || carries(part, key)));
}

function holdsItsType(part: unknown): boolean {
  if (!isObject(part) || !CARRIERS.has(kindOf(part))) return false;

  return Object.keys(part).some((key) => carries(part, key));
}

/** Whether a member holds the data of its part, or says where that lies. */
function carries(part: JsonObject, key: string): boolean {
  const kind = kindOf(part);
  const carriers = CARRIERS.get(kind) ?? [kind, "data"];
  if (!carriers.includes(key)) return false;
  const value = part[key];
  // A bare path or key is the tool's own.
  if (key === "source" || key === "file") return isObject(value);
  if (key === "data") return isText(value) && MIME.some((name) => isText(part[name]));

  return isText(value) || (isObject(value) && key !== "text");
}

function isText(value: unknown): boolean {
  return textOf(value) !== undefined;
}

/** OpenAI's later form says input_image for what is an image. */
function kindOf(part: JsonObject): string {
  return (textOf(part["type"]) ?? "").replace(/^(?:input|output)_/, "");
}

/** By the type of a part, as OpenAI, Anthropic, MCP and chat templates name them. */
const CARRIERS: ReadonlyMap<string, readonly string[]> = new Map([
  ["text", ["text"]],
  ["image", ["image", "image_url", "file_id", "source", "data"]],
  ["image_url", ["image_url"]],
  ["audio", ["audio", "audio_url", "input_audio", "source", "data"]],
  ["audio_url", ["audio_url"]],
  ["video", ["video", "video_url", "source", "data"]],
  ["video_url", ["video_url"]],
  ["file", ["file", "file_data", "file_id", "file_url"]],
  ["document", ["source"]],
]);

const MIME = ["mimeType", "mime_type"] as const;
/** What a part may say beside. */
const BESIDE: ReadonlySet<string> = new Set(["type", ...MIME, "detail", "cache_control", "annotations", "id"]);
