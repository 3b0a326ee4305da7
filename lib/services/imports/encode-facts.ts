import type { CopyEncoder } from "@/lib/db/copy-encoder";
import { hasAgentTurn } from "@/lib/domain/agent-turn";
import type { Judgement } from "@/lib/domain/judgement";
import { rejectBits } from "@/lib/filter/reject-bits";
import { boundName } from "./bound-key";
import { countInferencesWithCalls } from "./count-inferences";
import type { DerivedRecord } from "./derive-record";
import type { RowContext, TableEncoders } from "./encode-row";
import { dateColumn, finiteColumn, packAxes, richnessColumn } from "./pack-columns";

/** What identifies the record. */
export interface RowIdentity {
  readonly hash: Uint8Array;
  readonly rawBytes: number;
  readonly extId: Uint8Array;
  readonly sourceId: string | undefined;
}

/** The thin row, its empty review, its signals and its judgement; columns in the order of derived-tables. */
export function encodeFacts(
  tables: TableEncoders,
  row: number,
  derived: DerivedRecord,
  context: RowContext,
  identity: RowIdentity,
): void {
  encodeTrajectory(tables.trajectory.begin(row, context.corpusId), derived, context, identity);
  tables.review.begin(row, context.corpusId);
  encodeSignals(tables.signal.begin(row, context.corpusId), derived);

  const { judgement } = derived.trajectory;
  if (judgement.kind !== "absent") encodeJudgement(tables.judgement.begin(row, context.corpusId), judgement);
}

function encodeTrajectory(
  to: CopyEncoder,
  { trajectory, analysis }: DerivedRecord,
  context: RowContext,
  identity: RowIdentity,
): void {
  const { outcome, judgement, problem } = trajectory;
  const scored = judgement.kind === "scored" ? judgement : undefined;

  to.int4(0);
  to.int4(0);
  to.bytes(identity.extId);
  to.int4(context.importId);
  to.int4(context.fileId);
  to.int4(trajectory.rollout);
  to.text(identity.sourceId);
  to.text(trajectory.format);
  to.text(trajectory.shape);
  to.text(problem.bucket === undefined ? undefined : boundName(problem.bucket));
  to.text(trajectory.status);
  to.timestamp(dateColumn(trajectory.startedAtMs));
  to.int4(finiteColumn(trajectory.durationMs));
  to.text(outcome.level);
  to.float4(finiteColumn(outcome.score));
  to.float4(finiteColumn(outcome.rule));
  to.int4(packAxes(outcome.axes));
  to.text(judgement.kind);
  to.int2(scored?.gate);
  to.float4(finiteColumn(scored?.score));
  to.text(judgement.kind === "absent" ? undefined : judgement.model);
  to.int4(context.filterVersionId);
  to.text(analysis.verdict.verdict);
  to.text(analysis.verdict.rule);
  to.float4(richnessColumn(analysis, trajectory.hasLog));
  to.int4(rejectBits(analysis.facts, context.thresholds));
  to.int4(trajectory.steps.length);
  to.boolean(hasAgentTurn(trajectory.steps));
  to.int4(analysis.dispatches.length);
  to.int4(analysis.attribution.phantom);
  to.int4(analysis.signals.tokens);
  to.int4(analysis.signals.unseenIds);
  to.int8(identity.rawBytes);
  to.bytes(identity.hash);
  to.timestamp(context.importedAtMs);
  to.text(judgement.kind === "absent" ? undefined : judgement.rubric);
  to.float8(finiteColumn(trajectory.costUsd));
}

function encodeSignals(to: CopyEncoder, { trajectory, analysis }: DerivedRecord): void {
  const { attribution, richness, signals } = analysis;

  to.boolean(trajectory.hasLog);
  to.boolean(trajectory.steps.some((step) => step.logged.some((call) => call.nonceStatus !== undefined)));
  to.int4(countInferencesWithCalls(trajectory));
  to.int4(attribution.model);
  to.int4(attribution.macro);
  to.int4(attribution.retry);
  to.int4(attribution.code);
  to.int4(attribution.unknown);
  to.int4(attribution.phantom);
  to.int4(richness.early.credited);
  to.int4(richness.early.dispatches);
  to.int4(richness.flattened.credited);
  to.int4(richness.nonce.credited);
  to.int4(richness.nonce.dispatches);
  to.int4(signals.depth);
  to.int4(signals.reformulations);
  to.boolean(signals.verification);
  to.float4(signals.regularity);
  to.boolean(signals.hasCycle);
  to.int4(signals.tokens);
  to.int4(signals.unseenIds);
  to.int4(analysis.facts.rejects);
  to.boolean(analysis.facts.asksForNothing);
  to.boolean(analysis.facts.sendsNoNonce);
  to.int4(analysis.rewritten);
}

function encodeJudgement(to: CopyEncoder, judgement: Exclude<Judgement, { kind: "absent" }>): void {
  const scored = judgement.kind === "scored" ? judgement : undefined;

  to.text(judgement.kind);
  to.float4(finiteColumn(scored?.score));
  to.int2(scored?.gate);
  to.text(judgement.kind === "scored" ? judgement.explanation : judgement.reason);
  to.text(judgement.model);
  to.text(judgement.rubric);
  to.int2(judgement.tries);
}
