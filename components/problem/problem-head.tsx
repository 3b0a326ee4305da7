"use client";
import Link from "next/link";
import { useRef, useState } from "react";
import { clusterAddress } from "@/components/cluster/cluster-address";
import { TextAction } from "@/components/trajectory/text-action";
import { useIsCut } from "@/components/trajectory/use-is-cut";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { CopyButton } from "@/components/ui/copy-button";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { ProblemDetail } from "@/lib/contract/problems";
import { knowledgeOf, sumOfTries } from "@/lib/domain/known-tries";
import { cellAddress } from "./cell-address";

/** About four lines of the reading width: what the server goes by, which lays nothing out. */
const LONG_CHARS = 340;

/** Folded, the last line would hold nothing but the sign that there is more. */
const BLANK_LINES = /\n(?:[^\S\n]*\n)+/g;

/** What the problem asks, and how it went in all. */
export function ProblemHead({ problem }: { problem: ProblemDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { query, bucket, difficulty, suite, rollouts, cluster } = problem;
  const text = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(text, { isOpen, isLong: query.length > LONG_CHARS || query.split("\n").length > 4 });
  const facts = [bucket, difficulty && `difficulty ${difficulty}`, suite && `suite ${suite}`].filter(
    (fact) => fact !== null && fact !== "",
  );

  return (
    <header className="flex flex-col gap-2">
      <p className="text-section">{conclusion(problem)}</p>
      <p
        ref={text}
        dir="auto"
        className={classNames("max-w-160 text-read wrap-anywhere whitespace-pre-wrap", !isOpen && "line-clamp-4")}
      >
        {query.trim() === "" ? (
          <span className="text-ink-3">The record holds no task text.</span>
        ) : (
          <PlainText text={isOpen ? query : query.replace(BLANK_LINES, "\n")} />
        )}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        {facts.map((fact) => (
          <Chip key={fact}>{fact}</Chip>
        ))}
        <span className="flex items-center gap-1">
          <span className="font-mono text-mono break-all text-ink-3">{problem.key}</span>
          <CopyButton label="Copy the problem's key" text={problem.key} />
        </span>
        {isCut ? (
          <TextAction aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Fold the task" : "Whole task"}
          </TextAction>
        ) : null}
        {/* They wrap together, and stand at the right on a line of their own too. */}
        <span className="ml-auto flex flex-wrap justify-end gap-1.5">
          {cluster ? (
            <Button asChild>
              <Link href={clusterAddress(problem.corpus.id, problem.id)} prefetch={false}>
                {cluster.problems > 1
                  ? `Cluster of ${countOf(cluster.problems, "problem")}`
                  : "Its cluster: no variants"}
              </Link>
            </Button>
          ) : null}
          <Button asChild>
            <Link href={cellAddress({ corpus: problem.corpus.id, problem: problem.id })} prefetch={false}>
              All {countOf(rollouts, "trajectory", "trajectories")}
            </Link>
          </Button>
        </span>
      </div>
    </header>
  );
}

function conclusion({ runs, rollouts, blindRollouts }: ProblemDetail): string {
  const all = sumOfTries(runs);
  const { rollouts: tried, successes: solved, unknown } = all;
  const blind =
    blindRollouts > 0
      ? ` ${countOf(blindRollouts, "rollout")} that you review blind ${blindRollouts === 1 ? "counts" : "count"} in no figure.`
      : "";
  if (tried === 0) return `${countOf(rollouts, "rollout")}, none of which may be counted for you.${blind}`;
  if (knowledgeOf(all) === "none") return `None of its ${countOf(tried, "rollout")} was scored.${blind}`;
  const notScored = unknown === 0 ? "" : ` ${countOf(unknown, "rollout")} ${unknown === 1 ? "is" : "are"} not scored.`;
  if (solved === 0 && unknown > 0)
    return `In none of ${countOf(tried, "rollout")} is it known to be solved.${notScored}${blind}`;
  const never = runs.filter(({ successes }) => successes === 0);
  const inAll = `Solved in ${unknown === 0 ? "" : "at least "}${formatNumber(solved)} of ${countOf(tried, "rollout")} (${formatPercent(solved / tried)})`;
  if (runs.length === 1) return `${inAll}.${notScored}${blind}`;
  if (never.length === runs.length) return `${inAll}: no run of ${formatNumber(runs.length)} solves it.${blind}`;
  const least = sumOfTries(never).unknown === 0 ? "" : "at least ";

  return `${inAll}: ${least}${formatNumber(runs.length - never.length)} of ${countOf(runs.length, "run")} solve it at least once.${notScored}${blind}`;
}
