import { SKETCH_VALUES } from "@/lib/filter/lab/fact-table";
import { nearDuplicates } from "@/lib/filter/lab/near-duplicates";
import { type Figure, ms, quantile, timings } from "./figure";

/** Thoughts of one problem that have half of their words in common and are no near-duplicates: each is a group of its own. */
export async function benchOneProblem(rows: number): Promise<Figure> {
  const sketches = new Uint16Array(rows * SKETCH_VALUES);
  for (let at = 0; at < sketches.length; at++) {
    const value = at % SKETCH_VALUES;
    sketches[at] = value < SKETCH_VALUES / 2 ? value + 1 : drawn(at);
  }
  const table = { size: rows, sketches, callsGroup: new Int32Array(rows).fill(-1) };
  const order = { rows: Int32Array.from({ length: rows }, (_, at) => at), starts: Int32Array.from([0, rows]) };
  const began = process.cpuUsage();
  const taken = await timings(1, async () =>
    nearDuplicates(table, order, { measure: "thoughts", similarity: 0.8, keep: 1 }),
  );
  const { user, system } = process.cpuUsage(began);

  return {
    ...{ id: "", what: `near-duplicates by thoughts among ${rows.toLocaleString("en")} unlike rows of one problem` },
    ...{ measured: ms(quantile(taken, 0.5)), limit: `${ms((user + system) / 1000)} of processor time`, goal: "" },
  };
}

/** 1 to 65,535, from the place. */
function drawn(at: number): number {
  let mixed = Math.imul(at ^ (at >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);

  return (((mixed ^ (mixed >>> 16)) >>> 0) % 65_535) + 1;
}
