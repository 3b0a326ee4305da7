"use client";
import { useQueries } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
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

/** Why the pipeline leaves approved rows out, each reason with its rows and what helps. Reasons of no row are left away. */
export function WhyLeftOut({ corpus, filter, isAllLeftOut }: WhyLeftOutProps) {
  const [isOpen, setOpen] = useState(isAllLeftOut);
  const [wasAllLeftOut, setWasAllLeftOut] = useState(isAllLeftOut);
  if (isAllLeftOut !== wasAllLeftOut) {
    setWasAllLeftOut(isAllLeftOut);
    if (isAllLeftOut) setOpen(true);
  }
  const asked = filter === null ? [] : LEFT_REASONS.map(({ stages }) => within(filter, `leaves:${stages.join(",")}`));
  // Each is a look at every approved row, so they are counted for whoever asks.
  const counts = useQueries({
    queries: asked.map((text) => ({ ...exactCountOptions({ corpus, filter: text }), enabled: isOpen })),
  });

  const failed = counts.find(({ error }) => error)?.error;
  const isCounting = isOpen && counts.some(({ isPending }) => isPending);

  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="text-ink-2">
      <summary className="cursor-pointer">Why approved rows are left out, and what helps</summary>
      {failed ? (
        <p role="alert" className="mt-1 text-danger">
          They could not be counted. {failed.message}{" "}
          <Button size="small" onClick={() => counts.forEach(({ refetch }) => void refetch())}>
            Count again
          </Button>
        </p>
      ) : null}
      <ul className="mt-1 flex flex-col gap-1.5" aria-busy={isCounting}>
        {LEFT_REASONS.map(({ words, helps }, at) => {
          const [text, count] = [asked[at], counts[at]?.data?.count];
          // Which of them there are is known once they are counted.
          if (count === 0 || (text !== undefined && count === undefined && !failed)) return null;

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
      {isCounting && !failed ? <p className="mt-1">Counting</p> : null}
    </details>
  );
}
