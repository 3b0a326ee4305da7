"use client";
import { PageFrame } from "@/components/shell/page-frame";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { ProblemDetail } from "@/lib/contract/problems";
import { ProblemHead } from "./problem-head";
import { ProblemRuns } from "./problem-runs";
import { RewardPanel } from "./reward-panel";
import { RolloutComparison } from "./rollout-comparison";
import { RolloutsPanel } from "./rollouts-panel";
import { SameQueryPanel } from "./same-query-panel";

interface ProblemScreenProps {
  problem: ProblemDetail;
  /** Rollouts chosen to be compared: none, one, or two. */
  compare: readonly string[];
  setCompare: (compare: readonly string[]) => void;
}

/** One problem: what it asks, how it went, and every rollout of it. */
export function ProblemScreen({ problem, compare, setCompare }: ProblemScreenProps) {
  const [left, right] = compare;
  useHotkeys({ "rollout.close": () => setCompare([]) });

  function onChoose(id: string) {
    setCompare(compare.includes(id) ? compare.filter((other) => other !== id) : [...compare, id].slice(-2));
  }

  return (
    <PageFrame>
      <ProblemHead problem={problem} />
      {left !== undefined && right !== undefined ? (
        <RolloutComparison
          key={compare.join()}
          problem={problem.id}
          corpus={problem.corpus.id}
          left={left}
          right={right}
          onSwap={() => setCompare([right, left])}
          onClose={() => setCompare([])}
        />
      ) : (
        <>
          <RolloutsPanel problem={problem} chosen={compare} onChoose={onChoose} />
          <ProblemRuns problem={problem} />
          <div className="grid items-start gap-4 medium:grid-cols-2">
            <RewardPanel problem={problem} />
            <SameQueryPanel problem={problem} />
          </div>
        </>
      )}
    </PageFrame>
  );
}
