/** Digits of a column under each other by their decimal point: each text with how many places are missing behind it. */
export function alignedTexts(texts: readonly string[]): readonly { readonly text: string; readonly missing: number }[] {
  const places = texts.map((text) => text.length - integerEnd(text));
  const most = Math.max(0, ...places);

  return texts.map((text, at) => ({ text, missing: most - (places[at] ?? 0) }));
}

function integerEnd(text: string): number {
  const point = text.indexOf(".");

  return point < 0 ? text.length : point;
}
