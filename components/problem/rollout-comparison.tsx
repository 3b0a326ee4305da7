"use client";
import { ArrowLeftRight } from "lucide-react";
import Link from "next/link";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { rowAddress } from "@/components/trajectory-list/row-address";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { OutcomeWord } from "@/components/verdict/outcome-axes";
import { VerdictBadge } from "@/components/verdict/verdict-badge";
import { partingOf } from "@/lib/domain/step-pairs";
import { PairList } from "./pair-list";
import { pairsSentence } from "./pairs-sentence";
import { rolloutName } from "./rollout-name";
import { useTwoRollouts, type WholeRollout } from "./use-two-rollouts";

interface RolloutComparisonProps {
  problem: string;
  corpus: string;
  left: string;
  right: string;
  onSwap: () => void;
  onClose: () => void;
}

/** Two rollouts step by step: what they do alike, and where they part. */
export function RolloutComparison({ problem, corpus, left, right, onSwap, onClose }: RolloutComparisonProps) {
  const two = useTwoRollouts(left, right);
  const list = { corpus, filter: `problem:${problem}`, sort: "-imported" };
  const addressOf = (id: string, step: number): string => rowAddress(id, list, { step });
  const parting = two.status === "ready" ? partingOf(two.pairs) : undefined;

  return (
    <Panel
      title="Step by step"
      subtitle={two.status === "ready" ? pairsSentence(two.pairs) : undefined}
      actions={
        <>
          <Button onClick={onSwap}>
            <ArrowLeftRight aria-hidden />
            Swap
          </Button>
          <Button onClick={onClose}>All rollouts</Button>
        </>
      }
    >
      {two.status === "loading" ? <PairsSkeleton /> : null}
      {two.status === "failed" ? (
        <RequestError title="The two could not be read" error={two.error} onRetry={two.retry} />
      ) : null}
      {two.status === "ready" ? (
        <>
          <div className="grid grid-cols-2 gap-6 pb-2">
            <SideHead rollout={two.left} side="Left" href={addressOf(left, 0)} />
            <SideHead rollout={two.right} side="Right" href={addressOf(right, 0)} />
          </div>
          <PairList left={two.left} right={two.right} pairs={two.pairs} parting={parting} addressOf={addressOf} />
        </>
      ) : null}
    </Panel>
  );
}

function SideHead({ rollout, side, href }: { rollout: WholeRollout; side: string; href: string }) {
  const { header, outline } = rollout.detail;
  const verdict = outline.analysis?.verdict.verdict;

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      <h3 className="min-w-0 truncate font-medium" title={rolloutName(header)}>
        <span className="text-caption text-ink-3">{side} </span>
        <Link href={href} prefetch={false} className="hover:text-accent hover:underline">
          <PlainText text={rolloutName(header)} />
        </Link>
      </h3>
      {header.outcome ? <OutcomeWord level={header.outcome.level} /> : null}
      {verdict ? <VerdictBadge verdict={verdict} /> : null}
      <span className="text-caption text-ink-3">{countOf(rollout.steps.length, "step")}</span>
    </div>
  );
}

function PairsSkeleton() {
  return (
    <div role="status" className="grid grid-cols-2 gap-6">
      <span className="sr-only">Reading both rollouts</span>
      <Skeleton height={220} />
      <Skeleton height={220} />
    </div>
  );
}
