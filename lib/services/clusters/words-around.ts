/** On either side of what was looked for: enough to see what it is said of. */
const AROUND = 50;

/** The part of a text that holds what was looked for, cut between words; its beginning where it holds that nowhere. */
export function wordsAround(text: string, find: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(find.toLowerCase()));
  const end = at + find.length;
  const before = text.slice(0, at);
  const after = text.slice(end);
  const [left, right] = [endOf(before), startOf(after)];

  return `${left === before ? "" : "…"}${left}${text.slice(at, end)}${right}${right === after ? "" : "…"}`;
}

function endOf(text: string): string {
  return text.length <= AROUND ? text : text.slice(-AROUND).replace(/^\S*\s/, "");
}

function startOf(text: string): string {
  return text.length <= AROUND ? text : text.slice(0, AROUND).replace(/\s\S*$/, "");
}
