const HIDDEN = /\p{Cf}|\p{Variation_Selector}/u;
/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: "a",
    е: "e",
    о: "o",
    р: "p",
    с: "c",
    х: "x",
    у: "y",
    і: "i",
    ј: "j",
    ѕ: "s",
    ԁ: "d",
    ɡ: "g",
    А: "A",
    В: "B",
    Е: "E",
    К: "K",
    М: "M",
    Н: "H",
    О: "O",
    Р: "P",
    С: "C",
    Т: "T",
    Х: "X",
    І: "I",
    Ѕ: "S",
    ο: "o",
    α: "a",
    Α: "A",
    Ε: "E",
    Ο: "O",
    Τ: "T",
  }),
);
const OTHER = /\p{Cf}|\p{Variation_Selector}|[\u00a0\u0261\u0370-\u052f\u2000-\u200a\u202f\u3000\uff01-\uff5e]/u;

/** A text as it looks, with the way back to its offsets. */
export interface PlainLetters {
  readonly text: string;
  /** Offset in the given text of each unit of the plain one. */
  at(offset: number): number;
}

/** Hidden characters left out, wide and lookalike letters written in Latin ones. Texts without any come back as given. */
export function plainLetters(text: string): PlainLetters {
  if (!OTHER.test(text)) return { text, at: (offset) => offset };

  const offsets: number[] = [];
  const kept: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (HIDDEN.test(sign)) continue;
    kept.push(OTHER.test(sign) ? plain(sign) : sign);
    offsets.push(at);
  }
  return { text: kept.join(""), at: (offset) => offsets[offset] ?? text.length };
}

function plain(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  if (/\s/.test(sign)) return " ";

  return LOOKALIKES.get(sign) ?? sign;
}
