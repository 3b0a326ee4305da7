import { gzipSync } from "node:zlib";
import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { REJECT_CODES } from "@/lib/domain/verdict";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { packRejects } from "@/lib/filter/reject-bits";
import type { StoredRow } from "@/lib/services/exports/read-stored";
import { decideAgain } from "@/lib/services/filters/decide-batch";
import type { MeasurePart } from "./measure-part";
import { isMadeAnew, outlineAnew, type StoredAnalysis, storedAnalysis } from "./outline-anew";
import { wantSelection } from "./want-selection";

const ChangedRow = z.object({ id: z.bigint() });

/**
 * What a filter version decides from and what the reader shows of it, anew, where an import of an older release stored it
 * otherwise; with the verdicts that rest on it, and the selection wanted anew. What is equal is not written again. What
 * people said is no part of it.
 */
export const signalPart: MeasurePart = async (_db, { corpusId }) => {
  const signals: SignalRow[] = [];
  const outlines: OutlineRow[] = [];
  let changed: readonly bigint[] = [];

  return {
    take: (row) => {
      const { signal, outline } = measuredAgain(row);
      signals.push(signal);
      if (outline) outlines.push(outline);
    },
    write: async (tx) => {
      await writeOutlines(tx, corpusId, outlines);
      changed = await writeSignals(tx, corpusId, signals);
      if (changed.length === 0) return;

      // A version that was activated before has decided them from what was stored.
      await decideAgain(tx, corpusId, changed);
      await tx.$executeRaw(sql`
        update trajectory t set unseen_ids = s.unseen_ids from signal s
        where t.corpus_id = ${corpusId} and s.corpus_id = ${corpusId} and s.trajectory_id = t.id
          and t.id = any(${[...changed]}::bigint[]) and t.unseen_ids is distinct from s.unseen_ids`);
    },
    mark: async (tx) => {
      if (changed.length > 0) await wantSelection(tx, corpusId);
    },
  };
};

interface SignalRow {
  readonly id: string;
  readonly nothing: boolean;
  readonly nonceless: boolean;
  readonly rewritten: number;
  readonly rejects: number;
  readonly verified: boolean | null;
  readonly unseen: number | null;
}

interface OutlineRow {
  readonly id: string;
  /** Compressed, as base64. */
  readonly body: string;
}

const GZIP = { level: 1 } as const;

function measuredAgain({ facts, trajectory, outline }: StoredRow): {
  readonly signal: SignalRow;
  readonly outline: OutlineRow | undefined;
} {
  const id = facts.key;
  const stored = storedAnalysis(outline);
  const problem = { ...trajectory.problem, query: queryOf(stored) ?? trajectory.problem.query };
  // Tokens are stored as they are and no reject but R4 depends on them, so nothing is counted again.
  const countTokens = () => stored?.analysis.signals.tokens ?? 0;
  const analysis = analyseTrajectory({ ...trajectory, problem }, DEFAULT_THRESHOLDS, countTokens);
  const anew = outlineAnew(outline, trajectory.steps, analysis);
  const isKept = stored !== undefined && !isMadeAnew(stored, trajectory.steps, analysis);
  const said = isKept ? saidIn(stored) : saidIn({ analysis });

  return {
    signal: {
      id,
      nothing: analysis.facts.asksForNothing,
      nonceless: analysis.facts.sendsNoNonce,
      ...said,
    },
    outline: anew === undefined ? undefined : { id, body: gzipSync(anew, GZIP).toString("base64") },
  };
}

/** What the columns and an outline both say, so that they agree. */
function saidIn({
  analysis: { dispatches, rejects, signals },
}: Said): Pick<SignalRow, "rewritten" | "rejects" | "verified" | "unseen"> {
  const codes = REJECT_CODES.filter((code) => code !== "R4" && rejects.some((reject) => reject.code === code));

  return {
    // What code rewrote is told with what was asked for.
    rewritten: dispatches.filter(({ requestedArgs }) => requestedArgs !== undefined).length,
    ...{ rejects: packRejects(codes), verified: signals.verification, unseen: signals.unseenIds },
  };
}

interface Said {
  readonly analysis: {
    readonly dispatches: readonly { readonly requestedArgs?: unknown }[];
    readonly rejects: readonly { readonly code: string }[];
    readonly signals: { readonly verification: boolean | null; readonly unseenIds: number | null };
  };
}

/**
 * Ids that the record's own query named: a corpus keeps the words of the first source that told of a task, and another may
 * tell it in others. Undefined where the outline does not say.
 */
function queryOf(stored: StoredAnalysis | undefined): string | undefined {
  // Without a shop no id was followed.
  if (stored === undefined || stored.analysis.signals.unseenIds === null) return undefined;

  return Object.entries(stored.analysis.ids)
    .flatMap(([id, { inQuery }]) => (inQuery ? [id] : []))
    .join(" ");
}

async function writeSignals(
  tx: DbOrTransaction,
  corpusId: number,
  rows: readonly SignalRow[],
): Promise<readonly bigint[]> {
  const changed = await queryRows(
    tx,
    ChangedRow,
    sql`update signal s set asks_for_nothing = g.nothing, sends_no_nonce = g.nonceless, by_rewritten = g.rewritten,
          rejects = g.rejects, verification = g.verified, unseen_ids = g.unseen
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id bigint, nothing boolean, nonceless boolean,
          rewritten int, rejects int, verified boolean, unseen int)
        where s.corpus_id = ${corpusId} and s.trajectory_id = g.id
          and (s.asks_for_nothing, s.sends_no_nonce, s.by_rewritten, s.rejects, s.verification, s.unseen_ids)
            is distinct from (g.nothing, g.nonceless, g.rewritten, g.rejects, g.verified, g.unseen)
        returning s.trajectory_id as id`,
  );

  return changed.map(({ id }) => id);
}

async function writeOutlines(tx: DbOrTransaction, corpusId: number, rows: readonly OutlineRow[]): Promise<void> {
  if (rows.length === 0) return;

  await tx.$executeRaw(sql`
    update trajectory_outline o set body = decode(g.body, 'base64')
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ body }) => body)}::text[]) as g(id, body)
    where o.corpus_id = ${corpusId} and o.trajectory_id = g.id`);
}
