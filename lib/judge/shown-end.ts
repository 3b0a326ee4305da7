import { endInAnswer } from "@/lib/domain/call-text";
import { isList, isObject, type JsonObject } from "@/lib/importers/json-value";
import { pythonJson } from "./python-json";
import { endOfCharacters } from "./python-text";

/** Follows two spellings of one value until the judge's has no room left: `end` is how far the reader's has come. */
interface Pair {
  left: number;
  end: number;
}

/**
 * Where the first characters that a judge read of a result end in the reader's text of it (`answerText`).
 *
 * @param characters - as the judge counts them, in JSON on one line
 */
export function endInValue(value: unknown, characters: number): number {
  if (typeof value === "string") return endOfCharacters(value, characters);

  const pair = { left: characters, end: 0 };
  addValue(pair, value, "\n");
  return pair.end;
}

/**
 * The same of an answer that the reader has as the source wrote it, its `json`. Python may write a number in it with
 * another length, 1e5 as 100000.0.
 */
export function endInWritten(json: string, characters: number): number {
  const pair = { left: characters, end: 0 };
  addSigns(pair, json);
  return endInAnswer(json, pair.end);
}

/** The same of parameters, in the reader's text of a call's arguments (`argumentsText`). */
export function endInArguments(params: JsonObject, characters: number): number {
  const pair = { left: characters - 1, end: 0 };
  for (const [at, [name, value]] of Object.entries(params).entries()) {
    if (at > 0) add(pair, ", ", ", ");
    add(pair, `${pythonJson(name)}: `, `${name}=`);
    if (typeof value === "string") addText(pair, value);
    else add(pair, pythonJson(value), JSON.stringify(value) ?? "");
  }
  return pair.end;
}

function addValue(pair: Pair, value: unknown, line: string): void {
  if (pair.left <= 0) return;
  if (typeof value === "string") {
    addText(pair, value);
    return;
  }
  const inner = `${line}  `;
  if (isList(value) && value.length > 0)
    addItems(pair, { brackets: "[]", line }, [...value], (item) => addValue(pair, item, inner));
  else if (isObject(value) && Object.keys(value).length > 0)
    addItems(pair, { brackets: "{}", line }, Object.entries(value), ([name, member]) => {
      addText(pair, name);
      add(pair, ": ", ": ");
      addValue(pair, member, inner);
    });
  else add(pair, pythonJson(value), JSON.stringify(value) ?? "");
}

function addItems<Item>(
  pair: Pair,
  { brackets, line }: { readonly brackets: "[]" | "{}"; readonly line: string },
  items: readonly Item[],
  addOne: (item: Item) => void,
): void {
  add(pair, brackets.charAt(0), `${brackets.charAt(0)}${line}  `);
  for (const [at, item] of items.entries()) {
    if (pair.left <= 0) return;
    if (at > 0) add(pair, ", ", `,${line}  `);
    addOne(item);
  }
  add(pair, brackets.charAt(1), `${line}${brackets.charAt(1)}`);
}

function add(pair: Pair, theirs: string, ours: string): void {
  if (pair.left <= 0) return;

  pair.end += pair.left >= theirs.length ? ours.length : Math.min(pair.left, ours.length);
  pair.left -= theirs.length;
}

function addText(pair: Pair, text: string): void {
  addSigns(pair, JSON.stringify(text));
}

// The judge's text escapes what is not ASCII, so that one sign of ours is six of its.
function addSigns(pair: Pair, json: string): void {
  for (const sign of json) {
    const length = /^[ -~]$/.test(sign) ? 1 : 6 * sign.length;
    if (pair.left < length) {
      pair.left = 0;
      return;
    }
    pair.left -= length;
    pair.end += sign.length;
  }
}
