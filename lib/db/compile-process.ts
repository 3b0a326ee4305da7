import type { TestOfKind } from "@/lib/query/filter";
import type { PROCESS_FIELDS } from "@/lib/query/process-fields";
import { choiceTest, flagTest, numberTest } from "./compile-test";
import { type Sql, sql } from "./query-rows";

type ProcessField = keyof typeof PROCESS_FIELDS;
type KindOf<Name extends ProcessField> = (typeof PROCESS_FIELDS)[Name]["kind"];
type Compiler<Name extends ProcessField> = (test: TestOfKind[KindOf<Name>], corpusId: number) => Sql;

const METRIC = sql`process_metric`;
const SIGNAL = sql`signal`;

/** SQL of the fields about how an agent went about it, over `trajectory t`. */
export const PROCESS_COMPILERS: { readonly [Name in ProcessField]: Compiler<Name> } = {
  repeated: wholeTest(METRIC, sql`m.repeated`),
  searches: wholeTest(METRIC, sql`m.searches`),
  empty: wholeTest(METRIC, sql`m.empty_results`),
  recovered: wordTest(METRIC, yesNo(sql`m.recovered`)),
  reformulations: wholeTest(SIGNAL, sql`m.reformulations`),
  page_depth: wholeTest(METRIC, sql`m.page_depth`),
  ignored: wholeTest(METRIC, sql`m.ignored_filters`),
  verified: wordTest(METRIC, yesNo(sql`m.verified`)),
  used_unseen: wholeTest(METRIC, sql`m.unseen_ids`),
  ungrounded: wordTest(METRIC, sql`m.ungrounded`),
  protocol: wordTest(METRIC, sql`m.protocol`),
  voucher_claim: wordTest(METRIC, sql`m.voucher_claim`),
  unclaimed: wholeTest(METRIC, sql`m.unclaimed`),
  rewritten: wholeTest(SIGNAL, sql`m.by_rewritten`),
  macros: wholeTest(SIGNAL, sql`m.by_macro`),
  retries: wholeTest(SIGNAL, sql`m.by_retry`),
  no_nonce: signalFlagTest(sql`m.sends_no_nonce`),
  cycle: signalFlagTest(sql`m.has_cycle`),
  inference_share: (test, corpusId) =>
    ofMeasured(
      { table: METRIC, column: sql`m.inference_share`, corpusId },
      test,
      numberTest(sql`m.inference_share`, "real"),
    ),
};

function yesNo(column: Sql): Sql {
  return sql`case when ${column} then 'yes' when not ${column} then 'no' end`;
}

function wholeTest(table: Sql, column: Sql): (test: TestOfKind["number"], corpusId: number) => Sql {
  return (test, corpusId) => ofMeasured({ table, column, corpusId }, test, numberTest(column, "int"));
}

function wordTest(table: Sql, column: Sql): (test: TestOfKind["choice"], corpusId: number) => Sql {
  return (test, corpusId) => ofMeasured({ table, column, corpusId }, test, choiceTest(column));
}

function signalFlagTest(column: Sql): (test: TestOfKind["flag"], corpusId: number) => Sql {
  return (test, corpusId) => flagTest(having(SIGNAL, column, corpusId))(test);
}

interface Measured {
  readonly table: Sql;
  readonly column: Sql;
  readonly corpusId: number;
}

/** What has no row there, because it is not measured yet, has no value. */
function ofMeasured<Test extends { readonly kind: string }>(
  { table, column, corpusId }: Measured,
  test: Test,
  compile: (test: Test) => Sql,
): Sql {
  return test.kind === "none"
    ? sql`not ${having(table, sql`${column} is not null`, corpusId)}`
    : having(table, compile(test), corpusId);
}

function having(table: Sql, condition: Sql, corpusId: number): Sql {
  return sql`exists (select from ${table} m where m.corpus_id = ${corpusId} and m.trajectory_id = t.id and (${condition}))`;
}
