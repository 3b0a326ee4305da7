import { isList, type JsonObject } from "./json-value";

/** Far above any record met, far below where printing a value fills the call stack. */
export const MOST_LEVELS = 1_000;

/** JSON whose lists and objects lie too deep in one another to be walked and printed. */
export class NestsTooDeep extends Error {
  constructor() {
    super(`It nests deeper than ${MOST_LEVELS.toLocaleString("en")} levels`);
    this.name = "NestsTooDeep";
  }
}

/**
 * @param text - the JSON that `value` was read from
 * @throws NestsTooDeep
 */
export function requireFlat(text: string, value: unknown): void {
  // Nearly every record has too few brackets, and counting them takes a third of the walk.
  if (hasManyOpened(text) && isHolder(value) && isDeep(value, MOST_LEVELS)) throw new NestsTooDeep();
}

function hasManyOpened(text: string): boolean {
  let count = 0;
  for (const bracket of ["{", "["]) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > MOST_LEVELS) return true;
    }
  }

  return false;
}

// Loops with a look before each call: most values are plain, and closures or lists of all members cost four times as much.
function isDeep(holder: readonly unknown[] | JsonObject, levels: number): boolean {
  if (levels === 0) return true;
  if (isList(holder)) {
    for (const item of holder) if (isHolder(item) && isDeep(item, levels - 1)) return true;

    return false;
  }
  for (const name in holder) {
    const member = holder[name];
    if (isHolder(member) && isDeep(member, levels - 1)) return true;
  }

  return false;
}

function isHolder(value: unknown): value is readonly unknown[] | JsonObject {
  return typeof value === "object" && value !== null;
}
