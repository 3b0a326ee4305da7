import { type FactTable, SKETCH_VALUES } from "@/lib/filter/lab/fact-table";

/** A fact table with what is plotted beside it. */
export interface CorpusFacts {
  readonly table: FactTable;
  /** Flattened richness by place in the table, 0 to 1; NaN without one. */
  readonly richness: Float32Array;
}

export type FactColumns = Omit<FactTable, "size" | "names" | "runs"> & Pick<CorpusFacts, "richness">;

/** Columns for so many rows, all of them zero. */
export function emptyColumns(size: number, withSketches: boolean): FactColumns {
  const columns = {
    ids: new Float64Array(size),
    content: new Int32Array(size),
    flags: new Uint8Array(size),
    model: new Uint32Array(size),
    macro: new Uint32Array(size),
    retry: new Uint32Array(size),
    code: new Uint32Array(size),
    unknown: new Uint32Array(size),
    tokens: new Int32Array(size),
    rejects: new Uint8Array(size),
    judgeScore: new Float32Array(size),
    depth: new Uint16Array(size),
    reformulations: new Uint16Array(size),
    regularity: new Float32Array(size),
    problem: new Int32Array(size),
    run: new Int32Array(size),
    bucket: new Int32Array(size),
    callsGroup: new Int32Array(size),
    template: new Int32Array(size),
    richness: new Float32Array(size),
  };

  return withSketches ? { ...columns, sketches: new Uint16Array(size * SKETCH_VALUES) } : columns;
}
