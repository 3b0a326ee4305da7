import { isList } from "./json-value";
import type { Spelling } from "./parse-spelt";

/**
 * Whole numbers beyond 2^53 that identify something, in place, as the text they stand as: read as numbers, those that
 * differ in their last digits are one. Arguments and answers of tools stay as they are.
 */
export function spellIds(root: unknown, { numberAt }: Spelling): void {
  // Of a list its own name tells: tool_call_ids.
  const holders: { readonly holder: unknown; readonly isOfIds: boolean }[] = [{ holder: root, isOfIds: false }];
  const visit = (holder: object, key: string | number, member: unknown, isId: boolean): void => {
    if (typeof member === "object") holders.push({ holder: member, isOfIds: isId });
    if (!isId || typeof member !== "number" || Number.isSafeInteger(member)) return;

    const spelt = numberAt(holder, key);
    if (spelt !== undefined && WHOLE.test(spelt)) Reflect.set(holder, key, spelt);
  };

  for (let next = holders.pop(); next !== undefined; next = holders.pop()) {
    const { holder, isOfIds } = next;
    if (isList(holder)) for (const [at, item] of holder.entries()) visit(holder, at, item, isOfIds);
    else if (typeof holder === "object" && holder !== null)
      for (const [key, member] of Object.entries(holder)) {
        if (!OF_TOOLS.has(key)) visit(holder, key, member, NAMES_ID.test(key));
      }
  }
}

/** As in id, problem_id, tool_call_ids. The rollout is a part of an id where a record has none of its own. */
const NAMES_ID = /(?:^|_)ids?$|^rollout$/;
const WHOLE = /^-?\d+$/;

/** What a tool was given and what it said, in any spelling: it is shown, counted and compared as the source has it. */
const OF_TOOLS: ReadonlySet<string> = new Set([
  ...["arguments", "parameters", "args", "kwargs", "input", "params", "json_data"],
  ...["content", "value", "output", "result", "results", "response", "error"],
]);
