import type { ReactNode } from "react";
import { keepPercents } from "@/components/ui/format-number";
import { GateLadder } from "@/components/verdict/gate-ladder";
import { OutcomeWord } from "@/components/verdict/outcome-axes";
import { VerdictBadge } from "@/components/verdict/verdict-badge";
import type { LastAnswer } from "@/lib/contract/last-answer";
import type { Reveal } from "@/lib/contract/review-flow";
import { answerFields } from "@/lib/domain/answer-field";
import { toldAnswer } from "./answer-words";

interface RevealFactsProps {
  last: LastAnswer;
  reveal: Reveal;
}

/** What filter, judge, scorer and the others said of an item, a line each. */
export function RevealFacts({ last, reveal: { detail, answers, peers } }: RevealFactsProps) {
  const { header, outline } = detail;
  const { judgement, outcome } = header;
  const note = answers["note"];

  return (
    <dl className="flex flex-col gap-1">
      {outline.analysis ? (
        <Fact name="Filter">
          <VerdictBadge verdict={outline.analysis.verdict.verdict} />
          <span className="text-table text-ink-2">{keepPercents(outline.analysis.verdict.explanation)}</span>
        </Fact>
      ) : null}
      {judgement ? (
        <Fact name="Judge">
          <GateLadder state={judgement.state} score={judgement.score} gate={judgement.gate} />
        </Fact>
      ) : null}
      {outcome ? (
        <Fact name="Outcome">
          <OutcomeWord level={outcome.level} />
        </Fact>
      ) : null}
      {note ? (
        <Fact name="My note">
          <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{note}</span>
        </Fact>
      ) : null}
      {peers.map((peer) => (
        <Fact key={peer.name} name={peer.name}>
          <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            {answerFields(last.questions, peer.answers)
              .flatMap((field) => toldAnswer(field, peer.answers[field.key]) ?? [])
              .join(" · ")}
          </span>
        </Fact>
      ))}
      {peers.length === 0 ? (
        <Fact name="Others">
          <span className="text-ink-3">nobody yet</span>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="w-16 shrink-0 truncate text-ink-3" title={name}>
        {name}
      </dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-1.5">{children}</dd>
    </div>
  );
}
