"use client";
import { CircleSlash } from "lucide-react";
import type { ReactNode } from "react";
import { InertText } from "@/components/import/inert-text";
import type { JudgeCheck } from "@/lib/contract/judge-audit";
import { textRuns } from "@/lib/domain/text-runs";
import { PlaceLink } from "./place-link";

type Quote = JudgeCheck["quotes"][number];

interface ExplanationProps {
  text: string;
  /** Undefined while nobody has looked its quotes up. */
  quotes: readonly Quote[] | undefined;
}

/** The judge's own words. Each quote and id in them opens its place in the trajectory, or says that there is none. */
export function Explanation({ text, quotes = [] }: ExplanationProps) {
  const missing = quotes.filter(({ match }) => match === "missing").length;

  return (
    <>
      <blockquote className="mt-2.5 border-l-2 border-line pl-2.5 text-ink-2">
        {textRuns(text, quotes).map(({ text: words, start, marks: [quote] }) =>
          quote ? <QuotedWords key={start} words={words} quote={quote} /> : <InertText key={start} text={words} />,
        )}
      </blockquote>
      {missing > 0 ? (
        <p className="mt-1 flex items-center gap-1 text-table text-danger">
          <CircleSlash aria-hidden className="size-3.5 shrink-0" />
          {missing} of {quotes.length} quoted {quotes.length === 1 ? "place is" : "places are"} not in this trajectory
        </p>
      ) : null}
    </>
  );
}

function QuotedWords({ words, quote }: { words: string; quote: Quote }) {
  if (quote.match === "missing")
    return (
      <span
        title="Not in this trajectory"
        className="rounded-mark bg-danger-soft text-danger underline decoration-danger decoration-dashed underline-offset-2"
      >
        <InertText text={words} />
        <Aside>
          <CircleSlash aria-hidden className="inline size-3 align-[-1px]" />
          <span className="sr-only"> not in this trajectory</span>
        </Aside>
      </span>
    );
  const how = quote.match === "exact" ? undefined : quote.match;

  return (
    <>
      {quote.span ? (
        <PlaceLink span={quote.span}>
          <InertText text={words} />
        </PlaceLink>
      ) : (
        <InertText text={words} />
      )}
      {how ? <Aside>{how}</Aside> : null}
      {quote.span ? null : <Aside>in the task</Aside>}
    </>
  );
}

/** A word about the words before it, set apart from them. */
function Aside({ children }: { children: ReactNode }) {
  return <span className="ml-1 text-caption text-ink-3 select-none">{children}</span>;
}
