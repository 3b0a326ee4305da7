const MOST_LETTERS = 80;

/** What a release is called that is built again from another: the same name with the next number behind it. */
export function nextName(name: string): string {
  const [, base = name, number = "1"] = /^(.+?) \((\d{1,4})\)$/s.exec(name) ?? [];
  const ending = ` (${Number(number) + 1})`;

  return `${base.slice(0, MOST_LETTERS - ending.length).trimEnd()}${ending}`;
}
