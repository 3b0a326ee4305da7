"use client";
import Link from "next/link";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { LateDialog } from "@/components/ui/late-dialog";
import type { Comparison } from "@/lib/contract/comparison";
import { beginningOf } from "@/lib/domain/beginning-of";
import { triesCounts, triesWords } from "@/lib/domain/known-tries";
import { cellTries } from "./cell-tries";
import type { Series } from "./compared-series";
import { type ListedProblem, listedProblems, pointsText } from "./listed-problems";
import { cellFilter, problemsFilter } from "./rows-filter";
import { SeriesMark } from "./series-mark";
import { untriedWords } from "./untried-words";

/** As many as are looked through; a press shows the rest. */
const FEW = 100;

interface ProblemListDialogProps {
  comparison: Comparison;
  /** The name of a list; empty: none is open. */
  list: string;
  filter: string;
  addressOf: (filter: string) => string;
  onClose: () => void;
}

/** The problems behind a figure; each opens its trajectories. */
export function ProblemListDialog({ comparison, list, filter, addressOf, onClose }: ProblemListDialogProps) {
  const found = listedProblems(comparison, list);
  if (!found) return null;

  const { series, items, total } = found;
  const all = problemsFilter(
    filter,
    series.map(({ run }) => run),
    items.map(({ problem }) => problem),
  );

  return (
    <LateDialog
      open
      width="wide"
      title={found.title}
      description={found.about}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        items.length > 0 ? (
          <Button asChild variant="primary">
            <Link href={addressOf(all.filter)}>
              {all.count < items.length
                ? `Open the trajectories of the first ${formatNumber(all.count)}`
                : "Open all their trajectories"}
            </Link>
          </Button>
        ) : undefined
      }
    >
      <Problems
        key={list}
        items={items}
        total={total}
        series={series}
        untried={untriedWords(comparison).ofOne}
        hrefOf={(of, { problem }) => addressOf(cellFilter(filter, of.run, problem))}
      />
    </LateDialog>
  );
}

interface ProblemsProps {
  items: readonly ListedProblem[];
  total: number;
  series: readonly Series[];
  /** What is said of a run without rollouts of a problem, after its letter. */
  untried: string;
  hrefOf: (series: Series, item: ListedProblem) => string;
}

function Problems({ items, total, series, untried, hrefOf }: ProblemsProps) {
  const [isWhole, setWhole] = useState(false);
  if (total === 0) return <p className="text-ink-2">There is none.</p>;

  return (
    <>
      {items.length < total ? (
        <p className="mb-2 text-ink-2">
          Showing {formatNumber(items.length)} of {countOf(total, "problem")}: those in which the runs differ most are
          here. A filter brings the others.
        </p>
      ) : null}
      <ul className="flex flex-col divide-y divide-line">
        {(isWhole ? items : items.slice(0, FEW)).map((item) => (
          <li key={item.problem.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="min-w-60 flex-1">
              <span className="font-mono text-mono">
                <InertText text={item.problem.key} />
              </span>
              <span dir="auto" className="block truncate text-ink-2">
                <PlainText text={beginningOf(item.problem.query)} />
              </span>
            </span>
            {item.share === undefined ? null : (
              <span className="font-mono text-mono text-ink-2">{pointsText(item.share)}</span>
            )}
            {series.map((of) => {
              const cell = item.problem.cells[of.place];
              return cell ? (
                <Link
                  key={of.run.id}
                  href={hrefOf(of, item)}
                  aria-label={`${triesWords(cellTries(cell))}, ${item.problem.key} in run ${of.look.letter}: open the trajectories`}
                  className="inline-flex min-h-6 items-center gap-1 rounded-mark px-1 underline decoration-line-strong underline-offset-2 hover:bg-raised hover:decoration-current"
                >
                  <SeriesMark look={of.look} />
                  <span className="font-mono text-mono">{triesCounts(cellTries(cell))}</span>
                </Link>
              ) : (
                <span key={of.run.id} className="text-caption text-ink-3">
                  {of.look.letter} {untried}
                </span>
              );
            })}
          </li>
        ))}
      </ul>
      {!isWhole && items.length > FEW ? (
        <div className="mt-2">
          <Button size="small" variant="ghost" onClick={() => setWhole(true)}>
            Showing {formatNumber(FEW)} of {countOf(items.length, "problem")}: show all
          </Button>
        </div>
      ) : null}
    </>
  );
}
