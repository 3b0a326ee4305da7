import { isObject, listOf } from "@/lib/importers/json-value";
import { isTick, PARTIES, type Party, readTick, type Tick } from "./read-tick";
import { contentOf, PAUSE_TICKS, type SpeechTurn } from "./speech-turn";

/** Whether there are ticks that can be read. */
export function hasTicks(ticks: unknown): boolean {
  return listOf(ticks).some(isTick);
}

/**
 * The ticks of a voice call as chat messages, in the order of their beginnings: what a party says in one go, with the calls
 * that it makes at the end of it, and the answers behind those. A short pause ends no turn, and a word of the other party
 * in between does not; a long one does where the other party has spoken since. Ticks that cannot be read are a list of what
 * they hold, which is no message. Sound is never taken over.
 */
export function voiceMessages(ticks: readonly unknown[]): readonly unknown[] {
  const events: Event[] = [];
  const turns = new Map<Party, SpeechTurn>();
  for (const [place, value] of ticks.entries()) {
    const tick = readTick(value);
    for (const party of PARTIES) addSpeech({ party, tick, place, events, turns });
    for (const party of PARTIES) addCalls({ party, tick, place, events, turns });
    if ("unread" in tick) addUnread(events, tick.unread);
  }

  return events.flatMap(messagesOf);
}

/** What follows the event before it: a turn, messages that are ready, or what cannot be read. */
type Event =
  | { readonly kind: "turn"; readonly turn: SpeechTurn }
  | { readonly kind: "messages"; readonly messages: readonly unknown[] }
  | { readonly kind: "unread"; readonly unread: unknown[] };

interface Moment {
  readonly party: Party;
  readonly tick: Tick;
  readonly place: number;
  readonly events: Event[];
  readonly turns: Map<Party, SpeechTurn>;
}

function addSpeech({ party, tick, place, events, turns }: Moment): void {
  const said = tick.said[party];
  if (said === undefined) return;
  const known = turns.get(party);
  const isApart = known !== undefined && place - known.place > PAUSE_TICKS;
  if (known?.isOpen && (!isApart || isLast(known, events))) {
    known.parts.push({ said, seconds: tick.seconds, isApart });
    known.last = tick;
    known.place = place;
    return;
  }

  const parts = [{ said, seconds: tick.seconds, isApart: false }];
  const turn: SpeechTurn = { party, first: tick, last: tick, place, parts, calls: [], isOpen: true };
  turns.set(party, turn);
  events.push({ kind: "turn", turn });
}

function isLast(turn: SpeechTurn, events: readonly Event[]): boolean {
  const last = events.at(-1);
  return last?.kind === "turn" && last.turn === turn;
}

function addCalls({ party, tick, place, events, turns }: Moment): void {
  const { [party]: calls } = tick.calls;
  const { [party]: results } = tick.results;
  const turn = turns.get(party);
  const isSpoken = turn?.isOpen && place - turn.place <= PAUSE_TICKS && isLast(turn, events);
  if (calls.length > 0) {
    if (turn && isSpoken) turn.calls = calls;
    else events.push({ kind: "messages", messages: [{ ...headOf(party, tick), content: null, tool_calls: calls }] });
    if (turn) turn.isOpen = false;
  }
  if (results.length > 0) events.push({ kind: "messages", messages: results.map(answerOf) });
}

/** What the list of results holds is one, whether it says so or not. */
function answerOf(result: unknown): unknown {
  return isObject(result) ? { ...result, role: "tool" } : result;
}

/** Those in a row are kept together: thousands of broken ticks are one step. */
function addUnread(events: Event[], unread: unknown): void {
  const last = events.at(-1);
  if (last?.kind === "unread") last.unread.push(unread);
  else events.push({ kind: "unread", unread: [unread] });
}

function messagesOf(event: Event): readonly unknown[] {
  if (event.kind === "messages") return event.messages;
  if (event.kind === "unread") return [event.unread];

  const { party, first, calls } = event.turn;
  const content = contentOf(event.turn) ?? null;
  if (calls.length > 0) return [{ ...headOf(party, first), content, tool_calls: calls }];
  return content === null ? [] : [{ ...headOf(party, first), content }];
}

function headOf(party: Party, { number, timestamp }: Tick) {
  return { role: party === "agent" ? "assistant" : "user", turn_idx: number, timestamp };
}
