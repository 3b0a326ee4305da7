import type { ReactNode } from "react";
import { formatNumber } from "@/components/ui/format-number";
import { EffectiveVerdict } from "@/components/verdict/effective-verdict";
import { GateLadder } from "@/components/verdict/gate-ladder";
import { NoShop } from "@/components/verdict/no-shop";
import { OutcomeAxes, OutcomeWord } from "@/components/verdict/outcome-axes";
import { outcomeByWords } from "@/components/verdict/outcome-by-words";
import { RejectCodes } from "@/components/verdict/reject-codes";
import { RichnessBar } from "@/components/verdict/richness-bar";
import { hasScoredAxis, jointWords } from "@/components/verdict/scored-axes";
import type { Review } from "@/lib/contract/labels";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import { richnessAnswer } from "@/lib/domain/richness-answer";
import { RowOutcome } from "./row-outcome";

/** The columns of the row again, in words, with run and agent in full. */
export function PeekFacts({ detail: { header, outline, review } }: { detail: TrajectoryDetail }) {
  const { analysis } = outline;
  const { judgement, outcome } = header;
  const by = outcomeByWords(header);

  return (
    <dl className="flex flex-col gap-1.5 text-table">
      {analysis ? (
        <FilterFacts analysis={analysis} filter={header.filterVersion.name} review={review ?? UNTOUCHED_REVIEW} />
      ) : null}
      {judgement ? (
        <Fact name="Judge">
          <GateLadder state={judgement.state} score={judgement.score} gate={judgement.gate} />
        </Fact>
      ) : null}
      {outcome ? (
        <Fact name="Outcome">
          <span className="flex items-center gap-2">
            {outcome.level === "unscored" ? (
              <RowOutcome status={header.status} outcome="unscored" axes={{}} />
            ) : (
              <OutcomeWord level={outcome.level} />
            )}
            {hasScoredAxis(outcome.axes) ? (
              <OutcomeAxes level={outcome.level} axes={outcome.axes} joint={jointWords(outcome.axes, outcome.by)} />
            ) : null}
          </span>
          {by ? <span className="block text-caption wrap-anywhere text-ink-3">{by}</span> : null}
        </Fact>
      ) : null}
      {analysis ? <SignalFacts signals={analysis.signals} /> : null}
      <Fact name="Run">
        <span className="font-mono text-mono break-all">{header.run.name}</span>
      </Fact>
      {header.agent ? (
        <Fact name="Agent">
          <span className="font-mono text-mono break-all">{header.agent.name}</span>
        </Fact>
      ) : null}
    </dl>
  );
}

function FilterFacts({ analysis, filter, review }: { analysis: OutlineAnalysis; filter: string; review: Review }) {
  const { verdict, richness, rejects } = analysis;

  return (
    <>
      <Fact name="Verdict">
        <EffectiveVerdict verdict={verdict.verdict} filter={filter} review={review} />
      </Fact>
      <Fact name="Richness">
        <RichnessBar ratio={richnessAnswer(richness.flattened)} verdict={verdict.verdict} />
      </Fact>
      <Fact name="Rejects">
        <RejectCodes codes={rejects.map(({ code }) => code)} />
      </Fact>
    </>
  );
}

function SignalFacts({ signals }: Pick<OutlineAnalysis, "signals">) {
  return (
    <>
      <Fact name="Unseen ids">
        {signals.unseenIds === null ? (
          <NoShop />
        ) : (
          <span className={signals.unseenIds > 0 ? "font-mono font-semibold text-danger" : "font-mono text-ink-2"}>
            {formatNumber(signals.unseenIds)}
          </span>
        )}
      </Fact>
      <Fact name="Tokens">
        <span className="font-mono text-ink-2">{formatNumber(signals.tokens)}</span>
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <dt className="w-22 shrink-0 text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
