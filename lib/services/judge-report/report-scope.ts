import type { JudgeReportQuery } from "@/lib/contract/judge";
import { type Sql, sql } from "@/lib/db/query-rows";
import { scopeFilter, unreadableFacets, within } from "@/lib/query/judge-scope";
import type { Asker } from "@/lib/services/blindness/asker";
import { ServiceError } from "@/lib/services/service-error";
import { matches } from "@/lib/services/trajectories/count-matches";
import { matchingRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";

/** What a report is about. */
export interface ReportScope {
  readonly corpusId: number;
  readonly labels: JudgeReportQuery["labels"];
  readonly query: JudgeReportQuery;
  /** FROM and WHERE of its rows: `trajectory t`, `review v`. */
  readonly rows: Sql;
  /** The same without the facets. */
  readonly rowsOfAllFacets: Sql;
  /** The filter text of rows with these terms. */
  listOf(...terms: readonly string[]): string;
  /** The filter text of the labels that count, on judgements with a gate, with these terms. */
  labelsOf(...terms: readonly string[]): string;
  /** Names of the filter fields that hold the labels that count. */
  readonly fields: { readonly gate: string; readonly fault: string };
}

/**
 * Reads what a report is asked about.
 *
 * @throws ServiceError INVALID for a filter or a facet that cannot be read
 */
export async function readReportScope(asker: Asker, corpusId: number, query: JudgeReportQuery): Promise<ReportScope> {
  const [wrong] = unreadableFacets(query);
  if (wrong)
    throw new ServiceError(
      "INVALID",
      `“${query[wrong]}” is not a list of values for ${wrong}. Separate them by commas.`,
    );

  const text = scopeFilter(query);
  const filter = readFilter(asker, text);
  const rowsOf = async (wanted: typeof filter): Promise<Sql> =>
    matches(corpusId, await matchingRows(asker, corpusId, wanted));

  return {
    corpusId,
    labels: query.labels,
    query,
    rows: await rowsOf(filter),
    rowsOfAllFacets: await rowsOf(readFilter(asker, query.filter)),
    fields:
      query.labels === "blind"
        ? { gate: "blind_gate", fault: "blind_fault" }
        : { gate: "human_gate", fault: "gate_fault" },
    listOf: (...terms) => within(text, ...terms),
    labelsOf: (...terms) =>
      within(text, query.labels === "blind" ? "gate_blind:yes" : "human_gate:1..5", "gate:1..5", ...terms),
  };
}

/** A week's Monday in UTC. Rows are grouped by the date: text of a hundred thousand rows costs half a second. */
export const WEEK = sql`date_trunc('week', t.started_at at time zone 'UTC')::date`;
