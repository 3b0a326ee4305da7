import { jsonValues } from "./json-values";
import { type ModelCall, writtenCall } from "./model-calls";
import { callKey } from "./requests";
import { CLOSE, OPEN } from "./tool-call-blocks";

/** A tag that opens arguments of any notation rather than words: JSON, XML, a call of a function, or one in a code fence. */
const LIKE_A_CALL = /^\s*(?:`+(?:\w*\s+)?)?(?:[[{]|<(?!\/)|\w+[({=])/;

/**
 * Calls in what the calculators of domain 4 skip, each that is not among the known ones once: a model that writes a call
 * again where its first try is broken asks for one. Unread is what stands where a call does and cannot be read as one; where
 * nothing else was asked for, a tag that a sentence only mentions as well.
 *
 * @param skipped - broken blocks with their tags, and values that name no tool
 */
export function looseCalls(
  known: readonly ModelCall[],
  skipped: readonly unknown[],
): { readonly calls: readonly ModelCall[]; readonly hasUnread: boolean } {
  const keys = new Set(known.map(keyOf));
  const found: Found = { items: [], isMentioned: false, hasUnread: false };
  for (const each of skipped) {
    if (typeof each === "string") readBroken(each, found);
    else found.items.push(each);
  }

  const calls: ModelCall[] = [];
  for (const item of found.items) {
    const [call] = writtenCall(item, "loose");
    if (!call) found.hasUnread = true;
    else if (!keys.has(keyOf(call))) calls.push(call);
    if (call) keys.add(keyOf(call));
  }
  const isSilent = known.length === 0 && calls.length === 0;
  return { calls, hasUnread: found.hasUnread || (found.isMentioned && isSilent) };
}

interface Found {
  readonly items: unknown[];
  isMentioned: boolean;
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
    if (values.length > 0 || !isWhole) found.hasUnread ||= !isWhole;
    else if (body.trim() === "") found.hasUnread ||= isLast && !isClosed;
    else if ((isLast && isClosed) || LIKE_A_CALL.test(body)) found.hasUnread = true;
    else found.isMentioned = true;
  }
}
