const TURN_HEAD = "<|im_start|>";
const TURN_TAIL = "<|im_end|>";
const AGENT_HEAD = `${TURN_HEAD}assistant\n`;

/**
 * The stretches of a rendered conversation that are the agent's, from behind the head of a turn to before its end. A turn
 * without an end is none: a model would never learn to stop there.
 */
export function decodeSpans(text: string): readonly string[] {
  const spans: string[] = [];
  for (let at = text.indexOf(AGENT_HEAD); at !== -1; at = text.indexOf(AGENT_HEAD, at)) {
    const start = at + AGENT_HEAD.length;
    const end = text.indexOf(TURN_TAIL, start);
    if (end === -1) break;
    spans.push(text.slice(start, end));
    at = end;
  }

  return spans;
}

/** Whether text of a source reads as the head or the end of a turn. */
export function holdsTurnMark(text: string): boolean {
  return text.includes(TURN_HEAD) || text.includes(TURN_TAIL);
}
