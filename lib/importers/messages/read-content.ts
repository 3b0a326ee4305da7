import { isList, isObject, textOf } from "@/lib/importers/json-value";
import { kindOfPart, textOfPart } from "./list-of-parts";

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

function thoughtOfPart(part: unknown): string | undefined {
  if (!isObject(part)) return undefined;
  return textOf(part["reasoning"]) ?? textOf(part["thinking"]);
}
