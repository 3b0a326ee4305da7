const OPEN = "<tool_response>";
const CLOSE = "</tool_response>";
const BETWEEN = /<\/tool_response>\s*<tool_response>/;

/**
 * The answers of a turn that is nothing but `<tool_response>` blocks, as chat templates print the answers of one turn
 * (Qwen3 and Hermes), without the line feeds that the template puts around each. Undefined for any other text: words
 * beside the blocks are somebody's own.
 */
export function responseBlocks(text: string): readonly string[] | undefined {
  const turn = text.trim();
  if (!turn.startsWith(OPEN) || !turn.endsWith(CLOSE)) return undefined;

  return turn.slice(OPEN.length, -CLOSE.length).split(BETWEEN).map(unwrapped);
}

function unwrapped(block: string): string {
  return block.replace(/^\n/, "").replace(/\n$/, "");
}
