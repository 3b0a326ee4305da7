const OPEN = "<tool_call>";
const CLOSE = "</tool_call>";

/**
 * JSON inside the `<tool_call>` blocks of a text, left to right, wherever they stand (a thought included).
 * A block that is no JSON is skipped. Linear in the length of the text.
 */
export function toolCallBlocks(text: string): readonly unknown[] {
  const blocks: unknown[] = [];

  let from = text.indexOf(OPEN);
  while (from !== -1) {
    const end = text.indexOf(CLOSE, from + OPEN.length);
    if (end === -1) break;

    const body = text.slice(from + OPEN.length, end);
    try {
      blocks.push(JSON.parse(body));
    } catch {
      // Broken JSON asks for nothing; the calculators of domain 4 skip it as well.
    }
    from = text.indexOf(OPEN, end + CLOSE.length);
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
