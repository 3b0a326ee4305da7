import { gzipSync } from "node:zlib";
import { sql } from "@/lib/db/query-rows";
import type { ProcessMeasures } from "@/lib/domain/process-measures";
import { measureProcess } from "@/lib/measures/measure-process";
import type { MeasurePart } from "./measure-part";

/** How the agent went about it: a narrow row a trajectory, and the places where it shows, apart from it. */
export const processPart: MeasurePart = async (_db, { corpusId }) => {
  const rows: MeasuredRow[] = [];

  return {
    take: ({ facts, trajectory }) => {
      rows.push(measuredRow(facts.key, measureProcess(trajectory, { hasShop: facts.has_shop })));
    },
    write: async (tx) => {
      const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id bigint, repeated smallint,
        searches smallint, empty smallint, recovered boolean, ignored smallint, voucher text, unclaimed smallint,
        ungrounded text, page smallint, protocol text, inference real, unseen smallint, verified boolean,
        body text)`;

      await tx.$executeRaw(sql`
        insert into process_metric (corpus_id, trajectory_id, repeated, searches, empty_results, recovered,
          ignored_filters, voucher_claim, unclaimed, ungrounded, page_depth, protocol, inference_share,
          unseen_ids, verified)
        select ${corpusId}, g.id, g.repeated, g.searches, g.empty, g.recovered, g.ignored, g.voucher, g.unclaimed,
          g.ungrounded, g.page, g.protocol, g.inference, g.unseen, g.verified from ${given}
        on conflict (corpus_id, trajectory_id) do update set repeated = excluded.repeated, searches = excluded.searches,
          empty_results = excluded.empty_results, recovered = excluded.recovered,
          ignored_filters = excluded.ignored_filters, voucher_claim = excluded.voucher_claim,
          unclaimed = excluded.unclaimed, ungrounded = excluded.ungrounded, page_depth = excluded.page_depth,
          protocol = excluded.protocol, inference_share = excluded.inference_share,
          unseen_ids = excluded.unseen_ids, verified = excluded.verified`);
      await tx.$executeRaw(sql`
        insert into process_finding (corpus_id, trajectory_id, body)
        select ${corpusId}, g.id, decode(g.body, 'base64') from ${given} where g.body is not null
        on conflict (corpus_id, trajectory_id) do update set body = excluded.body`);
      await tx.$executeRaw(sql`
        delete from process_finding f using ${given}
        where f.corpus_id = ${corpusId} and f.trajectory_id = g.id and g.body is null`);
    },
  };
};

interface MeasuredRow {
  readonly id: string;
  readonly repeated: number | null;
  readonly searches: number | null;
  readonly empty: number | null;
  readonly recovered: boolean | null;
  readonly ignored: number | null;
  readonly voucher: string | null;
  readonly unclaimed: number | null;
  readonly ungrounded: string | null;
  readonly page: number | null;
  readonly protocol: string | null;
  readonly inference: number | null;
  readonly unseen: number | null;
  readonly verified: boolean | null;
  /** Absent without a finding. */
  readonly body?: string;
}

const GZIP = { level: 1 } as const;

function measuredRow(id: string, measures: ProcessMeasures): MeasuredRow {
  const { findings } = measures;

  return {
    id,
    repeated: smallint(measures.repeated),
    searches: smallint(measures.searches),
    empty: smallint(measures.emptyResults),
    recovered: measures.isRecovered ?? null,
    ignored: smallint(measures.ignoredFilters),
    voucher: measures.voucherClaim ?? null,
    unclaimed: smallint(measures.unclaimed),
    ungrounded: measures.ungrounded ?? null,
    page: smallint(measures.pageDepth),
    protocol: measures.protocol ?? null,
    inference: measures.inferenceShare ?? null,
    unseen: smallint(measures.unseenIds),
    verified: measures.isVerified ?? null,
    ...(findings.length > 0 ? { body: gzipSync(JSON.stringify(findings), GZIP).toString("base64") } : {}),
  };
}

const SMALLINT_MAX = 32_767;

function smallint(count: number | undefined): number | null {
  return count === undefined ? null : Math.min(count, SMALLINT_MAX);
}
