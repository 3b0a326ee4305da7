import { cardText } from "./card-text";

/** A table of Markdown; every cell is text. */
export function cardTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cardText).join(" | ")} |`;

  return [line(head), `|${head.map(() => " --- |").join("")}`, ...rows.map(line)].join("\n");
}

/** Counts as a table, the largest first. */
export function countsTable(head: readonly [string, string], counts: Readonly<Record<string, number>>): string {
  const rows = Object.entries(counts).toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));

  return cardTable(
    head,
    rows.map(([name, count]) => [name, number(count)]),
  );
}

/** "1 row", "2 rows". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** A count as people read it. */
export function number(count: number): string {
  return count.toLocaleString("en");
}
