export const OPEN = "<tool_call>";
export const CLOSE = "</tool_call>";

const OTHER_TAG = /<\/?tool_call/i;

/**
 * JSON inside the `<tool_call>` blocks of a text, left to right, wherever they stand (a thought included).
 * A block that is no JSON, or never closed, is `skipped` with its tags, as the calculators of domain 4 skip it; so is a
 * text whose tags are none of these. Linear in the length of the text.
 */
export function toolCallBlocks(text: string, skipped: string[]): readonly unknown[] {
  const blocks: unknown[] = [];

  let from = text.indexOf(OPEN);
  if (from === -1 && OTHER_TAG.test(text)) skipped.push(text);
  while (from !== -1) {
    const end = text.indexOf(CLOSE, from);
    if (end === -1) {
      skipped.push(text.slice(from));
      break;
    }
    try {
      blocks.push(JSON.parse(text.slice(from + OPEN.length, end)));
    } catch {
      skipped.push(text.slice(from, end + CLOSE.length));
    }
    from = text.indexOf(OPEN, end);
  }
  return blocks;
}

/** The `<tool_call>` blocks of a text as they are written, whatever they hold: what `withoutToolCalls` leaves out. */
export function toolCallTexts(text: string): readonly string[] {
  const [, ...others] = text.split(OPEN);

  return others.flatMap((part) => {
    const end = part.indexOf(CLOSE);
    return end === -1 ? [] : [`${OPEN}${part.slice(0, end)}${CLOSE}`];
  });
}

/** A text without its `<tool_call>` blocks, whatever they hold. Linear in the length of the text. */
export function withoutToolCalls(text: string): string {
  const [head = "", ...others] = text.split(OPEN);
  const rest = others.map((part) => {
    const end = part.indexOf(CLOSE);
    return end === -1 ? part : part.slice(end + CLOSE.length);
  });

  return [head, ...rest].join("");
}
