"use client";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { latePart } from "@/components/ui/late-part";
import { beginWith } from "@/lib/query/begin-with";
import { parseFilter } from "@/lib/query/parse-filter";
import { replaceTerm } from "@/lib/query/toggle-term";

// Few corpora hold nothing, and it asks for their imports.
const EmptyCorpus = latePart(() => import("./empty-corpus").then((module) => module.EmptyCorpus));

interface NoRowsProps {
  corpus: string;
  filter: string;
  onFilter: (filter: string) => void;
}

/** Nothing to show: which term to let go of, or how to bring rows in. */
export function NoRows({ corpus, filter, onFilter }: NoRowsProps) {
  const { terms } = parseFilter(filter);
  if (terms.length === 0) return <EmptyCorpus corpus={corpus} />;
  const beginnings = terms.flatMap((term) => {
    const text = beginWith(term);
    return text === undefined ? [] : [{ span: term.span, text }];
  });

  return (
    <EmptyState
      title={terms.length > 1 ? "No trajectory matches every term" : `No trajectory matches “${filter.trim()}”`}
      actions={
        <>
          {/* Without its only term all rows are shown, which the other button says. */}
          {(terms.length > 1 ? terms : []).map((term) => (
            <Button key={`-${term.span.start}`} onClick={() => onFilter(replaceTerm(filter, term, ""))}>
              Without <code className="font-mono text-mono">{filter.slice(term.span.start, term.span.end)}</code>
            </Button>
          ))}
          {beginnings.map(({ span, text }) => (
            <Button key={span.start} onClick={() => onFilter(replaceTerm(filter, { span }, text))}>
              Try <code className="font-mono text-mono">{text}</code>
            </Button>
          ))}
          <Button variant="primary" onClick={() => onFilter("")}>
            Show all
          </Button>
        </>
      }
    >
      {beginnings.length > 0 ? "A name is matched whole; * stands for the rest of it. " : null}
      {terms.length > 1 ? "Change or leave out a term, or clear the filter." : "Change the words or clear the filter."}
    </EmptyState>
  );
}
