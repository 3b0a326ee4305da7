/** From its first character up to, and without, `end`. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * What only a number holds that is printed in another way than it stands, or text like it: a fraction that ends in 0 or
 * has many digits, a long run of digits, an exponent, a minus before 0. Every record is looked through for it: digits
 * one by one take a tenth of what a counted repeat takes.
 */
const SIGN =
  /\.(?:\d*0[\s,\]}]|\d\d\d\d\d\d\d)|\d\d\d\d\d\d\d\d\d\d(?:\.\d|\d\d\d\d\d\d)|[eE][-+]?\d+[\s,\]}]|-0[\s,\]}]/g;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** What a number is made of. */
const PART = /[-+.\deE]/;
const PARTS = /[-+.\deE]*/y;

/** Numbers in JSON that would be printed in another way than they stand; text within a string may look like one. */
export function findChangedNumbers(text: string): readonly Place[] {
  const found: Place[] = [];
  // A long run is read once, however many signs it holds.
  let read = 0;
  for (const { index } of text.matchAll(SIGN)) {
    if (index < read) continue;

    const place = runAround(text, index);
    read = place.end;
    const run = text.slice(place.start, place.end);
    if (String(Number(run)) !== run && NUMBER.test(run)) found.push(place);
  }

  return found;
}

function runAround(text: string, within: number): Place {
  let start = within;
  while (start > 0 && PART.test(text.charAt(start - 1))) start -= 1;
  PARTS.lastIndex = start;

  return { start, end: start + (PARTS.exec(text)?.[0].length ?? 0) };
}
