import { type FactTable, SKETCH_VALUES } from "./fact-table";

/** What the typed arrays have in common that is needed to cut places out of them. */
interface Cut<Column> {
  slice(): Column;
  copyWithin(target: number, start: number, end: number): unknown;
  subarray(start: number, end: number): Column;
}

/**
 * A fact table as if some rows did not exist, so that nothing that is computed from it tells of them: neither a count, nor
 * the rank of another, nor what represents a group.
 *
 * @param places - of the rows to leave out, ascending, each once
 */
export function withoutRows(table: FactTable, places: Int32Array): FactTable {
  if (places.length === 0) return table;
  const cut = <Column extends Cut<Column>>(column: Column): Column => withoutPlaces(column, places, table.size);
  const { sketches } = table;

  return {
    ...table,
    size: table.size - places.length,
    ids: cut(table.ids),
    content: cut(table.content),
    flags: cut(table.flags),
    model: cut(table.model),
    macro: cut(table.macro),
    retry: cut(table.retry),
    code: cut(table.code),
    unknown: cut(table.unknown),
    tokens: cut(table.tokens),
    rejects: cut(table.rejects),
    judgeScore: cut(table.judgeScore),
    depth: cut(table.depth),
    reformulations: cut(table.reformulations),
    regularity: cut(table.regularity),
    problem: cut(table.problem),
    run: cut(table.run),
    bucket: cut(table.bucket),
    callsGroup: cut(table.callsGroup),
    template: cut(table.template),
    ...(sketches ? { sketches: withoutPlaces(sketches, places, table.size, SKETCH_VALUES) } : {}),
  };
}

/** @param width - values a place */
export function withoutPlaces<Column extends Cut<Column>>(
  column: Column,
  places: Int32Array,
  size: number,
  width = 1,
): Column {
  const kept = column.slice();
  for (let at = 0; at < places.length; at += 1) {
    const from = (places[at] ?? 0) + 1;
    const to = places[at + 1] ?? size;
    kept.copyWithin((from - 1 - at) * width, from * width, to * width);
  }

  return kept.subarray(0, (size - places.length) * width);
}
