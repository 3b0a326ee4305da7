import { jsonValues } from "./json-values";
import { type ModelCall, writtenCall } from "./model-calls";
import { callKey } from "./requests";
import { CLOSE, OPEN } from "./tool-call-blocks";

/** A tag that opens arguments of any notation rather than words: JSON, XML, a call of a function, or one in a code fence. */
const LIKE_A_CALL = /^\s*(?:`+(?:\w*\s+)?)?(?:[[{]|<(?!\/)|\w+[({=])/;

/** What stands where a call does and the calculators of domain 4 do not read. */
export interface Skipped {
  /** Broken blocks with their tags. */
  readonly texts: string[];
  /** Values that name no tool, or stand elsewhere than those that are read. */
  readonly items: unknown[];
}

export interface LooseCalls {
  readonly calls: readonly ModelCall[];
  /** Whether there is anything else that may be a call. */
  readonly hasUnread: boolean;
}

/**
 * Calls in what the calculators of domain 4 skip, each that is not among the known ones once: a model that writes a call
 * again where its first try is broken asks for one. Unread is what stands where a call does and cannot be read as one; where
 * nothing else was asked for, a block that holds words as well. A tag that a sentence only mentions is a word.
 */
export function looseCalls(known: readonly ModelCall[], { texts, items }: Skipped): LooseCalls {
  const keys = new Set(known.map(keyOf));
  const found: Found = { items: [...items], hasWords: false, hasUnread: false };
  for (const text of texts) readBroken(text, found);

  const calls: ModelCall[] = [];
  for (const item of found.items) {
    const [call] = writtenCall(item, "loose");
    if (!call) found.hasUnread = true;
    else if (!keys.has(keyOf(call))) calls.push(call);
    if (call) keys.add(keyOf(call));
  }
  const isSilent = known.length === 0 && calls.length === 0;
  return { calls, hasUnread: found.hasUnread || (found.hasWords && isSilent) };
}

interface Found {
  readonly items: unknown[];
  /** Of a block: words stand in the place of a call. */
  hasWords: boolean;
  hasUnread: boolean;
}

function keyOf({ name, args }: ModelCall): string {
  return args ? callKey(name, args) : name;
}

/** Of an opened tag in another every one is tried: the first may be a mention, or a try that the model gave up. */
function readBroken(text: string, found: Found): void {
  const isClosed = text.endsWith(CLOSE);
  const [head = "", ...opened] = (isClosed ? text.slice(0, -CLOSE.length) : text).split(OPEN);
  // Tags of another form, of which nobody knows what they hold.
  if (head !== "") found.hasUnread = true;

  for (const [index, body] of opened.entries()) {
    const isLast = index === opened.length - 1;
    const { values, isWhole } = jsonValues(body);
    for (const item of values.flat()) found.items.push(item);
    if (values.length > 0) found.hasUnread ||= !isWhole;
    else if (LIKE_A_CALL.test(body)) found.hasUnread = true;
    else if (body.trim() === "") found.hasUnread ||= isLast && !isClosed;
    else if (isLast && isClosed) found.hasWords = true;
  }
}
