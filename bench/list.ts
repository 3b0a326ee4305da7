import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { SORT_FIELDS } from "@/lib/domain/table-fields";
import type { Context } from "@/lib/services/context";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { type Figure, ms, quantile, timings } from "./figure";
import type { BenchCorpus } from "./grow-corpus";

const FILTERS = [
  "",
  "verdict:agentic",
  "verdict:sub_task gate:5",
  "bucket:voucher outcome:success",
  "gate:<4 unseen:>0",
  "reject:R1",
  "tokens:>4000 verdict:review",
  "label:none outcome:partial bucket:shop",
  "leaves:kept",
  "-leaves:kept gate:>2",
] as const;
const PAGES = { unmeasured: FILTERS.length * SORT_FIELDS.length, measured: 400 };
const DEPTH_PAGES = 100;

/** L1 and L2: pages of 50 over random filters and sorts with the capped count, and the same page deep in the list; the funnel. */
export async function* benchList(ctx: Context, corpus: BenchCorpus, pages = PAGES): AsyncGenerator<Figure> {
  const roundTrip = quantile(
    await timings(200, () => queryRows(ctx.db, z.object({ one: z.int() }), sql`select 1 as one`)),
    0.5,
  );
  const page = (index: number, cursor?: string) =>
    listTrajectories(ctx, {
      corpus: corpus.id,
      filter: FILTERS[(index * 7) % FILTERS.length] ?? "",
      sort: `${index % 2 ? "-" : ""}${SORT_FIELDS[(index * 5) % SORT_FIELDS.length] ?? "imported"}`,
      limit: 50,
      ...(cursor === undefined ? {} : { cursor }),
    });
  await timings(pages.unmeasured, page);
  const samples = await timings(pages.measured, page);

  yield {
    id: "L1",
    what: `list page + capped count, ${corpus.rows.toLocaleString("en")} rows, p95 of ${pages.measured} (max ${ms(Math.max(...samples))}, p50 ${ms(quantile(samples, 0.5))})`,
    measured: ms(quantile(samples, 0.95)),
    limit: `select 1: ${ms(roundTrip)}`,
    goal: "p95 <= 50 ms, max <= 150 ms",
  };

  const { shallow, deep } = await depths(ctx, corpus);
  yield {
    id: "L2",
    what: `page at depth ${(DEPTH_PAGES * 200).toLocaleString("en")} against depth 0, p50`,
    measured: ms(deep),
    limit: ms(shallow),
    ratio: deep / shallow,
    goal: "<= 1.5",
  };
  yield await funnelFigure(ctx, corpus);
}

/** The funnel, which a table and the home screen ask for again while a selection is made anew, against counting the rows. */
async function funnelFigure(ctx: Context, corpus: BenchCorpus): Promise<Figure> {
  const funnel = () => getFunnel(ctx, { id: corpus.id });
  const count = () =>
    queryRows(
      ctx.db,
      z.object({ rows: z.int() }),
      sql`select count(*)::int as rows from trajectory t join corpus c on c.id = t.corpus_id
          where c.ext_id = ${corpus.id}::uuid`,
    );
  await timings(2, funnel);
  const [counted, samples] = [quantile(await timings(10, count), 0.5), await timings(10, funnel)];

  return {
    id: "",
    what: `funnel of ${corpus.rows.toLocaleString("en")} rows, p50 (max ${ms(Math.max(...samples))})`,
    measured: ms(quantile(samples, 0.5)),
    limit: `count(*): ${ms(counted)}`,
    ratio: quantile(samples, 0.5) / counted,
    goal: "",
  };
}

/** Follows the cursor to the depth, then times the second page and the deep one in turn, both without a count. */
async function depths(ctx: Context, corpus: BenchCorpus): Promise<{ shallow: number; deep: number }> {
  const walk = (cursor: string | null) =>
    listTrajectories(ctx, {
      corpus: corpus.id,
      filter: "",
      sort: "-imported",
      limit: 200,
      ...(cursor ? { cursor } : {}),
    });
  const first = (await walk(null)).nextCursor;
  let cursor = first;
  for (let index = 0; index < DEPTH_PAGES && cursor; index += 1) cursor = (await walk(cursor)).nextCursor ?? cursor;

  const shallow: number[] = [];
  const deep: number[] = [];
  for (let index = 0; index < 100; index += 1) {
    shallow.push(...(await timings(1, () => walk(first))));
    deep.push(...(await timings(1, () => walk(cursor))));
  }

  return { shallow: quantile(shallow, 0.5), deep: quantile(deep, 0.5) };
}
