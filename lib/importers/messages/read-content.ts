import { isList, isObject, textOf } from "@/lib/importers/json-value";

export interface ReadContent {
  /** Absent for null content: nothing was said, which is not the same as an empty text. */
  readonly text?: string;
  /** Thoughts that stand among the parts. */
  readonly thought?: string;
  /** True when parts that are not text (images, files) are only named in `text`. */
  readonly hasOtherParts: boolean;
}

/**
 * Reads a message's content: text, null, or a list of parts. A part that is not text is named in its place.
 *
 * @param spelt - gives its JSON text where it would be printed another way than it stands
 */
export function readContent(content: unknown, spelt?: () => string | undefined): ReadContent {
  if (content === undefined || content === null) return { hasOtherParts: false };
  if (typeof content === "string") return { text: content, hasOtherParts: false };
  if (!isList(content)) return { text: spelt?.() ?? JSON.stringify(content), hasOtherParts: true };

  const thoughts: string[] = [];
  const texts: string[] = [];
  let hasOtherParts = false;
  for (const part of content) {
    const said = textOfPart(part);
    const thought = thoughtOfPart(part);
    if (thought !== undefined) thoughts.push(thought);
    else if (said !== undefined) texts.push(said);
    else {
      hasOtherParts = true;
      texts.push(`[${kindOfPart(part)}]`);
    }
  }

  return {
    ...(texts.length === 0 && thoughts.length > 0 ? {} : { text: texts.join("\n\n") }),
    ...(thoughts.length === 0 ? {} : { thought: thoughts.join("\n\n") }),
    hasOtherParts,
  };
}

/** How many parts of a message's content are neither text nor a thought, so that its text only names them. */
export function countNamedParts(content: unknown): number {
  if (!isList(content)) return 0;

  return content.filter((part) => textOfPart(part) === undefined && thoughtOfPart(part) === undefined).length;
}

/**
 * Whether a list is one of parts, and none that a tool gave as its answer: all of them say of which type they are, and one
 * at least holds what its type says. Files of a folder say their type too.
 */
export function isListOfParts(content: unknown): content is readonly unknown[] {
  if (!isList(content) || !content.some(holdsItsType)) return false;

  return content.every((part) => isObject(part) && textOf(part["type"]) !== undefined);
}

function holdsItsType(part: unknown): boolean {
  if (!isObject(part)) return false;
  const type = textOf(part["type"]) ?? "";

  return TEXT_TYPES.has(type)
    ? textOf(part["text"]) !== undefined
    : OTHER_TYPE.test(type) && CARRIERS.some((key) => isObject(part[key]) || textOf(part[key]) !== undefined);
}

const TEXT_TYPES: ReadonlySet<string> = new Set(["text", "input_text", "output_text"]);
const OTHER_TYPE = /^(?:input_)?(?:image|audio|video|file)(?:_url)?$|^document$/;
/** Members that hold the data of a part, or say where it lies, as OpenAI, Anthropic, MCP and chat templates name them. */
const CARRIERS = [
  ...["image_url", "video_url", "audio_url", "image", "video", "audio", "input_audio"],
  ...["file", "file_data", "file_id", "source", "data"],
] as const;

function textOfPart(part: unknown): string | undefined {
  return isObject(part) ? textOf(part["text"]) : textOf(part);
}

function thoughtOfPart(part: unknown): string | undefined {
  if (!isObject(part)) return undefined;
  return textOf(part["reasoning"]) ?? textOf(part["thinking"]);
}

function kindOfPart(part: unknown): string {
  const kind = isObject(part) ? textOf(part["type"]) : undefined;
  return kind?.startsWith("image") === true ? "image" : (kind ?? "part");
}
