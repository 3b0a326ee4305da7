import type { TupleReader } from "@/lib/db/tuple-reader";
import { contentPlaces } from "@/lib/filter/lab/content-places";
import { FACT_FLAGS, SKETCH_VALUES } from "@/lib/filter/lab/fact-table";
import { GroupNumbers } from "@/lib/filter/lab/group-numbers";
import type { FactColumns } from "./fact-columns";
import { PlaceNumbers } from "./place-numbers";

/** Columns of a row in the order in which `TakeFacts` reads them. */
const FIELDS = [
  "t.id",
  // Enough of it to tell a million from each other.
  "substr(t.body_sha, 1, 8)",
  bitsOf({
    "s.has_log": FACT_FLAGS.hasLog,
    "s.asks_for_nothing": FACT_FLAGS.asksForNothing,
    "s.sends_no_nonce": FACT_FLAGS.sendsNoNonce,
    "(t.outcome = 'success')": FACT_FLAGS.success,
    "s.verification": FACT_FLAGS.verification,
    "s.has_cycle": FACT_FLAGS.hasCycle,
    "(l.trajectory_id is not null)": FACT_FLAGS.isCompared,
    "(t.outcome = 'unscored')": FACT_FLAGS.isUnscored,
  }),
  ...["s.by_model", "s.by_macro", "s.by_retry", "s.by_code", "s.by_unknown", "s.depth", "s.reformulations"],
  ...["t.tokens", "s.rejects", "t.judge_score", "s.regularity", "t.richness"],
  ...["t.problem_id", "t.run_id", "t.bucket", "l.calls_hash", "l.template_hash"],
] as const;

export function factFields(withSketches: boolean): readonly string[] {
  return withSketches ? [...FIELDS, "l.sketch"] : FIELDS;
}

/** Rows in ascending order of ids, from narrow tables only. The corpus is a number of the database, never input. */
export function factStatement(corpusId: number, withSketches: boolean): string {
  const joined = (table: string, name: string): string =>
    `left join ${table} ${name} on ${name}.corpus_id = ${corpusId} and ${name}.trajectory_id = t.id`;

  return `select ${factFields(withSketches).join(", ")}
    from trajectory t ${joined("signal", "s")} ${joined("likeness", "l")}
    where t.corpus_id = ${corpusId} order by t.id`;
}

/** Of the counts that a rank is made of. */
const COUNT_MOST = 0xffff;

/** Puts the rows of `factStatement` into columns. Names get their places in the order in which they come. */
export class TakeFacts {
  readonly problems = new PlaceNumbers<number>();
  readonly runs = new PlaceNumbers<number>();
  readonly buckets = new PlaceNumbers<string | null>();
  readonly #calls = new GroupNumbers();
  readonly #templates = new GroupNumbers();
  readonly #to: FactColumns;
  readonly #hashes: Float64Array;
  #row = 0;

  constructor(columns: FactColumns) {
    this.#to = columns;
    this.#hashes = new Float64Array(columns.ids.length);
  }

  /** Once all rows are taken: where each stands by its content. */
  order(): void {
    this.#to.content.set(contentPlaces(this.#hashes));
  }

  take(tuple: TupleReader): void {
    const row = this.#row;
    const to = this.#to;

    to.ids[row] = tuple.int8();
    this.#hashes[row] = leadingBits(tuple.bytes());
    to.flags[row] = tuple.int4();
    to.model[row] = tuple.int4();
    to.macro[row] = tuple.int4();
    to.retry[row] = tuple.int4();
    to.code[row] = tuple.int4();
    to.unknown[row] = tuple.int4();
    to.depth[row] = count(tuple);
    to.reformulations[row] = count(tuple);
    to.tokens[row] = tuple.int4();
    to.rejects[row] = tuple.int4();
    to.judgeScore[row] = tuple.float4();
    to.regularity[row] = tuple.float4() || 0;
    to.richness[row] = tuple.float4();
    const problem = this.problems.placeOf(tuple.int4());
    to.problem[row] = problem;
    to.run[row] = this.runs.placeOf(tuple.int4());
    to.bucket[row] = this.buckets.placeOf(tuple.text());
    to.callsGroup[row] = tuple.hash() ? this.#calls.numberOf(problem, tuple.high, tuple.low) : -1;
    to.template[row] = tuple.hash() ? this.#templates.numberOf(0, tuple.high, tuple.low) : -1;
    if (to.sketches) takeSketch(to.sketches, row, tuple.bytes());
    this.#row += 1;
  }
}

/** The first 53 bits of a hash as a number; what is shorter is none. */
function leadingBits(hash: Buffer | undefined): number {
  return hash === undefined || hash.length < 8 ? 0 : hash.readUInt32BE(0) * 2 ** 21 + (hash.readUInt32BE(4) >>> 11);
}

function count(tuple: TupleReader): number {
  return Math.min(tuple.int4(), COUNT_MOST);
}

function takeSketch(sketches: Uint16Array, row: number, bytes: Buffer | undefined): void {
  if (bytes?.length !== SKETCH_VALUES * 2) return;
  for (let at = 0; at < SKETCH_VALUES; at += 1) sketches[row * SKETCH_VALUES + at] = bytes.readUInt16LE(at * 2);
}

/** Conditions as one number with a bit each; a condition that is not known is not met. */
function bitsOf(flags: Readonly<Record<string, number>>): string {
  return Object.entries(flags)
    .map(([condition, bit]) => `case when ${condition} then ${bit} else 0 end`)
    .join(" + ");
}
