"use client";
import { useQueries } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { passFocus } from "@/components/ui/pass-focus";
import { exactCountOptions } from "@/lib/client/trajectories";
import { within } from "@/lib/query/judge-scope";
import { LEFT_REASONS } from "./left-by-pipeline";

interface WhyLeftOutProps {
  corpus: string;
  /** Filter text of those that the pipeline leaves out; null where the stored one does not decide, so nobody can count by it. */
  filter: string | null;
  /** Nothing is left to take: it unfolds, since what helps is told there. */
  isAllLeftOut: boolean;
}

const ON_TO_THE_FOLD = passFocus("details", "summary");

/** Why the pipeline leaves approved rows out, each reason with its rows and what helps. Reasons of no row are left away. */
export function WhyLeftOut({ corpus, filter, isAllLeftOut }: WhyLeftOutProps) {
  const [isOpen, setOpen] = useState(isAllLeftOut);
  const [wasAllLeftOut, setWasAllLeftOut] = useState(isAllLeftOut);
  if (isAllLeftOut !== wasAllLeftOut) {
    setWasAllLeftOut(isAllLeftOut);
    if (isAllLeftOut) setOpen(true);
  }
  const asked =
    filter === null
      ? []
      : LEFT_REASONS.map(({ stages }) => ({ corpus, filter: within(filter, `leaves:${stages.join(",")}`) }));
  // Each is a look at every approved row, so they are counted for whoever asks.
  const counts = useQueries({
    queries: asked.map((query) => ({ ...exactCountOptions(query), enabled: isOpen })),
  });
  const reasons = LEFT_REASONS.map((reason, at) => ({ ...reason, text: asked[at]?.filter, counted: counts[at] }));

  // Also while they are counted again, so that their button stays the same one.
  const missing = counts.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0);
  const failed = missing.filter(({ isError }) => isError);
  const why = failed.find(({ error }) => error)?.error?.message;
  const isCounting = isOpen && counts.some(({ isPending }) => isPending);

  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="text-ink-2">
      <summary className="cursor-pointer">Why approved rows are left out, and what helps</summary>
      {failed.length > 0 ? (
        <p role="alert" className="mt-1 text-danger">
          Those without a figure could not be counted. {why}
        </p>
      ) : null}
      {missing.length > 0 ? (
        <p className="mt-1">
          {/* A button that cannot be pressed any more would let go of the keyboard. */}
          <Button
            ref={ON_TO_THE_FOLD}
            size="small"
            aria-disabled={failed.length === 0}
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            Count again
          </Button>
        </p>
      ) : null}
      {/* There before its words, so that a screen reader tells them. */}
      <p role="status">
        {isCounting ? (
          <span className="mt-1 block">Counting</span>
        ) : (
          <span className="sr-only">{countedWords(reasons)}</span>
        )}
      </p>
      <ul className="mt-1 flex flex-col gap-1.5" aria-busy={isCounting}>
        {reasons.map(({ stages, words, helps, text, counted }) => {
          const count = counted?.data?.count;
          // Which of them there are is known once they are counted; the facts are never behind.
          if (count === 0 || counted?.isPending || (text === undefined && stages.includes("none"))) return null;

          return (
            <li key={words}>
              {text === undefined || count === undefined ? (
                <span className="text-ink">{words}</span>
              ) : (
                <Link href={listAddress(corpus, text)} className="rounded-mark text-accent underline">
                  {formatNumber(count)} {words}
                </Link>
              )}
              : {helps}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface Counted {
  readonly words: string;
  readonly counted: { readonly data?: { readonly count: number } | undefined } | undefined;
}

/** What came of counting, without what helps: that is read in its place. */
function countedWords(reasons: readonly Counted[]): string {
  const told = reasons.flatMap(({ words, counted }) =>
    counted?.data && counted.data.count > 0 ? [`${formatNumber(counted.data.count)} ${words}`] : [],
  );

  return told.length === 0 ? "" : `Left out: ${told.join("; ")}.`;
}
