import type { Party, Said, Tick } from "./read-tick";

/** What a party says in ticks that follow each other, until it calls a tool or the other one begins. */
export interface SpeechTurn {
  readonly party: Party;
  readonly first: Tick;
  last: Tick;
  /** Position of the last tick. */
  place: number;
  readonly parts: SpeechPart[];
  /** What the party calls at its end: what it says with the answer known is another turn. */
  calls: readonly unknown[];
  isOpen: boolean;
}

interface SpeechPart {
  readonly said: Said;
  readonly seconds: number | undefined;
  /** Behind a pause. */
  readonly isApart: boolean;
}

/** Speech that begins again within so many ticks has not paused: half a second in ticks of a fifth, as the source sets both. */
export const PAUSE_TICKS = 2;

/**
 * A turn as the content of a chat message; undefined where nothing was said after all. Speech that nobody wrote down is a
 * part that is no text, which says how long it is.
 */
export function contentOf({ parts, first, last }: SpeechTurn): unknown {
  // What was said counts. What the agent's model heard of it stands in only where nothing else is known.
  const text = joined(parts, "text") ?? joined(parts, "heard");
  if (text !== undefined) return text;
  const spoken = parts.filter(({ said }) => said.isSpeech);
  if (spoken.length === 0) return undefined;

  const ticks = { from_tick: first.number ?? null, to_tick: last.number ?? null };
  return [{ type: `speech, ${lengthOf(spoken)}, no transcript`, ...ticks }];
}

/** Chunks are cut anywhere, also within a word: a blank parts those of two utterances alone, as in the source. */
function joined(parts: readonly SpeechPart[], key: "text" | "heard"): string | undefined {
  let text = "";
  let before: ReadonlySet<string> = new Set();
  let isApart = false;
  for (const part of parts) {
    isApart ||= part.isApart;
    const piece = part.said[key];
    if (piece === undefined) continue;
    const { utterances } = part.said;
    const areNamed = utterances.length > 0 && before.size > 0;
    const isAnother = areNamed ? !utterances.some((id) => before.has(id)) : isApart;
    text += isAnother && text !== "" && !/\s$/.test(text) && !/^\s/.test(piece) ? ` ${piece}` : piece;
    before = new Set(utterances);
    isApart = false;
  }

  return text.trim() === "" ? undefined : text;
}

/** Without the length of a tick nobody knows how long they took: the clock of a simulation stands still while models think. */
function lengthOf(parts: readonly SpeechPart[]): string {
  let sum = 0;
  for (const { seconds } of parts) {
    if (seconds === undefined) return `${parts.length} ${parts.length === 1 ? "tick" : "ticks"}`;
    sum += seconds;
  }

  return `${sum.toFixed(1)} s`;
}
