"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { ReactNode } from "react";
import { InjectionList } from "@/components/judgement/injections-section";
import { PlacesElsewhere } from "@/components/judgement/place-link";
import { JudgementBody } from "@/components/review/judgement-section";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { OpenTrajectory } from "@/components/trajectory/open-trajectory";
import { Button } from "@/components/ui/button";
import { keepPercents } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { Skeleton } from "@/components/ui/skeleton";
import { showToast } from "@/components/ui/toast";
import { GateLadder } from "@/components/verdict/gate-ladder";
import { OutcomeWord } from "@/components/verdict/outcome-axes";
import { VerdictBadge } from "@/components/verdict/verdict-badge";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { revealOptions, secondThoughtOptions } from "@/lib/client/review-flow";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { LastAnswer } from "@/lib/contract/last-answer";
import type { Reveal } from "@/lib/contract/review-flow";
import { answerFields } from "@/lib/domain/answer-field";
import { GATES } from "@/lib/domain/judgement";
import { DEFAULT_LAYERS } from "@/lib/domain/reader-link";
import { toldAnswer } from "./answer-words";
import { CauseQuestion } from "./cause-question";

const WOULD_CHANGE = "Kept: you would change your last answer";
const WOULD_KEEP = "Kept: you would keep your last answer";
const STAYS = "The answer itself stays as you gave it.";
const LINK = { mode: "story", layers: DEFAULT_LAYERS } as const;

interface RevealPanelProps {
  last: LastAnswer;
  /** The person asked for it just now, so what it asks has the keys. */
  hasKeys: boolean;
  /** Nothing more is asked, so that no other item's steps stand beside it. */
  isEnd: boolean;
}

/** What was hidden while the last answer was given, why it differs, and whether the person would answer otherwise now. */
export function RevealPanel({ last, hasKeys, isEnd }: RevealPanelProps) {
  const query = useQuery(revealOptions(last.commit));
  if (query.isPending)
    return (
      <div className="mt-2">
        <Skeleton width="80%" />
      </div>
    );
  if (query.isError)
    return (
      <div className="mt-2">
        <RequestError
          place="panel"
          title="It could not be revealed"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    );

  return (
    <Revealed last={last} reveal={query.data} hasKeys={hasKeys} isEnd={isEnd} onChanged={() => void query.refetch()} />
  );
}

interface RevealedProps extends RevealPanelProps {
  reveal: Reveal;
  onChanged: () => void;
}

function Revealed({ last, reveal, hasKeys, isEnd, onChanged }: RevealedProps) {
  const { detail, answers, peers, secondThought } = reveal;
  const { header, outline, judgeCheck, injections = [] } = detail;
  const { judgement, outcome } = header;
  const note = answers["note"];

  return (
    <div ref={showInPane} className="mt-2 flex animate-open flex-col gap-2">
      <p className="text-table text-ink-2">
        {isEnd ? null : "The steps in the middle are of the next item. "}
        <Link
          href={`/trajectories/${last.trajectory}`}
          target="_blank"
          prefetch={false}
          className="rounded-mark text-accent underline underline-offset-2"
        >
          Open your last one in the reader
        </Link>
      </p>
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
      {/* Its keys act from here on, so it is in view with the facts that it asks about, above texts of any length. */}
      <SecondThoughtButtons commit={last.commit} given={secondThought} onChanged={onChanged} />
      <GateDifference commit={last.commit} reveal={reveal} hasKeys={hasKeys} />
      {judgement && judgement.state !== "absent" ? (
        <section aria-label="What the judge said" className="rounded-control border border-line px-2.5 py-2">
          {/* Behind the last item of a queue no other trajectory is open. */}
          <OpenTrajectory detail={detail} link={LINK}>
            <PlacesElsewhere trajectory={last.trajectory}>
              <JudgementBody judgement={judgement} check={judgeCheck} />
              <InjectionList injections={injections} />
            </PlacesElsewhere>
          </OpenTrajectory>
        </section>
      ) : null}
    </div>
  );
}

interface GateDifferenceProps {
  commit: string;
  reveal: Reveal;
  hasKeys: boolean;
}

/** Asks why where the judge named another gate; nothing where it named the same or none, or the answer does not count. */
function GateDifference({ commit, reveal: { detail, answers, isExtra }, hasKeys }: GateDifferenceProps) {
  const own = GATES.find((gate) => String(gate) === answers["gate"]);
  const judged = GATES.find((gate) => gate === detail.header.judgement?.gate);
  if (isExtra || own === undefined || judged === undefined || own === judged) return null;
  const { gateReview } = detail;
  const given = gateReview?.gate === own ? gateReview.cause : null;

  return <CauseQuestion commit={commit} own={own} judged={judged} given={given} hasKeys={hasKeys} />;
}

/** It opens below the fold where the answer has many fields, and is read beside the answer that it stands under. */
function showInPane(panel: HTMLDivElement | null): void {
  (panel?.closest("section") ?? panel)?.scrollIntoView({ block: "nearest" });
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

interface SecondThoughtButtonsProps {
  commit: string;
  given: boolean | null;
  onChanged: () => void;
}

/** Stored apart: the blind answer stays as it was given. */
function SecondThoughtButtons({ commit, given, onChanged }: SecondThoughtButtonsProps) {
  const thought = useHeardMutation(secondThoughtOptions(commit));
  const changeKey = useKeyOf("item.would-change");
  const keepKey = useKeyOf("item.would-keep");
  const think = (wouldChange: boolean) => {
    if (thought.isPending) return;
    thought.mutate(
      { wouldChange },
      {
        onSuccess: () => {
          onChanged();
          showToast({ id: `second ${commit}`, message: wouldChange ? WOULD_CHANGE : WOULD_KEEP, detail: STAYS });
        },
        onError: (error) => reportFailure("The second thought was not stored", error),
      },
    );
  };
  useHotkeys({ "item.would-change": () => think(true), "item.would-keep": () => think(false) });

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-pressed={given === true} disabled={thought.isPending} onClick={() => think(true)}>
        {given === true ? "✓ " : null}I would change it {changeKey ? <Kbd keys={changeKey} /> : null}
      </Button>
      <Button size="small" aria-pressed={given === false} disabled={thought.isPending} onClick={() => think(false)}>
        {given === false ? "✓ " : null}I would keep it {keepKey ? <Kbd keys={keepKey} /> : null}
      </Button>
    </div>
  );
}
