import * as z from "zod";
import type { StratumCell } from "@/lib/contract/audit-sample";
import type { DbOrTransaction } from "@/lib/db/client";
import { countedNames } from "@/lib/db/counted-names";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { MOST_STRATA } from "@/lib/domain/audit-sample";
import { VERDICTS } from "@/lib/domain/verdict";
import { cellFilter, STRATUM_DIMENSIONS, type StratumDimension } from "@/lib/query/stratum-cell";
import { ServiceError } from "@/lib/services/service-error";
import { HAS_GATE, type SampleSource } from "./sample-source";

const CellRow = z.object({
  gate: z.int().nullable(),
  judge_model: z.string().nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  bucket: z.string().nullable(),
});

const CountedRow = CellRow.extend({ population: z.int(), labels: z.int(), errors: z.int() });
const DrawableRow = CellRow.extend({ free: z.string().nullable(), known: z.string().nullable() });

/** A stratum as a plan needs it: `labels` are blind gates of people, `errors` those that differ from the judge's. */
export interface CountedStratum {
  readonly name: string;
  readonly cell: StratumCell;
  readonly population: number;
  readonly labels: number;
  readonly errors: number;
}

/**
 * The strata of what was judged, those with most trajectories first.
 *
 * @throws ServiceError INVALID when they are more than MOST_STRATA
 */
export async function countStrata(
  db: DbOrTransaction,
  source: SampleSource,
  dimensions: readonly StratumDimension[],
): Promise<CountedStratum[]> {
  const figures = {
    counted: sql`count(known.blind_gate) as labels, count(*) filter (where known.blind_gate <> t.gate) as errors`,
    summed: sql`sum(s.population)::int as population, sum(s.labels)::int as labels, sum(s.errors)::int as errors`,
  };
  const rows = await queryRows(db, CountedRow, strataSql(source, dimensions, figures));

  return checked(rows).map(({ population, labels, errors, ...values }) => {
    const cell = cellOf(values, dimensions);
    return { name: cellFilter(cell), cell, population, labels, errors };
  });
}

/** A stratum with the public ids of its trajectories. */
export interface DrawableStratum {
  readonly name: string;
  readonly cell: StratumCell;
  /** Those without a blind gate of people. */
  readonly free: readonly string[];
  /** Those with one. */
  readonly known: readonly { readonly id: string; readonly gate: number }[];
}

/**
 * The same strata with their trajectories, all of one moment.
 *
 * @throws ServiceError INVALID when they are more than MOST_STRATA
 */
export async function drawableStrata(
  db: DbOrTransaction,
  source: SampleSource,
  dimensions: readonly StratumDimension[],
): Promise<DrawableStratum[]> {
  // As one text a stratum: a million ids as values of their own cost more to parse than to draw from. Their order is
  // none, because the draw sorts them, in a tenth of the time.
  const ids = {
    counted: sql`string_agg(t.ext_id::text, ',') filter (where known.blind_gate is null) as free,
      string_agg(t.ext_id || '=' || known.blind_gate, ',') filter (where known.blind_gate is not null) as known`,
    summed: sql`string_agg(s.free, ',') as free, string_agg(s.known, ',') as known`,
  };
  const rows = await queryRows(db, DrawableRow, strataSql(source, dimensions, ids));

  return checked(rows).map(({ free, known, ...values }) => {
    const cell = cellOf(values, dimensions);
    return {
      name: cellFilter(cell),
      cell,
      free: listOf(free),
      known: listOf(known).map((pair) => {
        const [id = "", gate] = pair.split("=");
        return { id, gate: Number(gate) };
      }),
    };
  });
}

/** What is told of a stratum: of the rows of one spelling of its names, and of all spellings `s` together. */
interface Figures {
  readonly counted: Sql;
  readonly summed: Sql;
}

/**
 * A stratum's filter takes names that differ in capital letters alone for one, so they are one stratum, and in every stratum
 * they have the spelling of most rows of all. Rows are grouped as they are stored first: small letters of each row cost more
 * than of each group.
 */
function strataSql({ corpusId, where }: SampleSource, dimensions: readonly StratumDimension[], figures: Figures): Sql {
  const ofChosen = (dimension: StratumDimension, column: Sql): Sql =>
    dimensions.includes(dimension) ? column : sql`null`;

  const named = (column: Sql): Sql => countedNames(sql`select ${column} as name, s.population as count from s`);

  return sql`with s as (
      select (${ofChosen("gate", sql`t.gate`)})::int as gate, (${ofChosen("judge_model", sql`t.judge_model`)})::text as judge_model,
        (${ofChosen("verdict", sql`t.verdict`)})::text as verdict, (${ofChosen("bucket", sql`t.bucket`)})::text as bucket,
        count(*) as population, ${figures.counted}
      from trajectory t left join review v on v.corpus_id = ${corpusId} and v.trajectory_id = t.id
      left join gate_label known on known.corpus_id = ${corpusId} and known.trajectory_id = t.id
      where t.corpus_id = ${corpusId} and ${HAS_GATE} and ${where}
      group by 1, 2, 3, 4)
    select s.gate, j.name as judge_model, s.verdict, b.name as bucket, ${figures.summed}
    from s left join (${named(sql`s.judge_model`)}) j on j.small = lower(s.judge_model)
    left join (${named(sql`s.bucket`)}) b on b.small = lower(s.bucket)
    group by 1, 2, 3, 4
    order by sum(s.population) desc, 1, 2, 3, 4 limit ${MOST_STRATA + 1}`;
}

function checked<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= MOST_STRATA) return rows;

  throw new ServiceError(
    "INVALID",
    `These make more than ${MOST_STRATA} strata. Divide by less, or narrow the filter.`,
  );
}

function cellOf(
  { gate, judge_model, verdict, bucket }: z.infer<typeof CellRow>,
  dimensions: readonly StratumDimension[],
): StratumCell {
  const values: Required<StratumCell> = { gate: gate ?? undefined, judge_model, verdict: verdict ?? undefined, bucket };

  return Object.fromEntries(
    STRATUM_DIMENSIONS.filter((one) => dimensions.includes(one)).map((one) => [one, values[one]]),
  );
}

function listOf(text: string | null): string[] {
  return text === null ? [] : text.split(",");
}
