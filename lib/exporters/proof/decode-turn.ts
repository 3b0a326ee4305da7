/** What a rendered turn of the agent says: its thought, its text, and each call as JSON text. */
export interface DecodedTurn {
  readonly thought: string;
  readonly content: string;
  readonly calls: readonly string[];
}

const THOUGHT_HEAD = "<think>\n";
const THOUGHT_TAIL = "\n</think>\n\n";
const CALL_HEAD = "<tool_call>\n";
const CALL_TAIL = "\n</tool_call>";

/** Takes a turn of the rendered conversation apart again, without knowing what it was made of. */
export function decodeTurn(span: string): DecodedTurn {
  const end = span.startsWith(THOUGHT_HEAD) ? span.indexOf(THOUGHT_TAIL, THOUGHT_HEAD.length) : -1;
  const thought = end === -1 ? "" : span.slice(THOUGHT_HEAD.length, end);
  let content = end === -1 ? span : span.slice(end + THOUGHT_TAIL.length);
  const calls: string[] = [];

  while (content.endsWith(CALL_TAIL)) {
    const start = content.lastIndexOf(CALL_HEAD);
    if (start === -1) break;
    calls.unshift(content.slice(start + CALL_HEAD.length, content.length - CALL_TAIL.length));
    content = withoutGap(content.slice(0, start));
  }

  return { thought, content, calls };
}

/** The template puts one line feed between a call and what stands before it. */
function withoutGap(text: string): string {
  return text.endsWith("\n") ? text.slice(0, -1) : text;
}
