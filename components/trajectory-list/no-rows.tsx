"use client";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useRefusal } from "@/lib/client/use-refusal";
import { beginWith } from "@/lib/query/begin-with";
import { parseFilter } from "@/lib/query/parse-filter";
import { replaceTerm } from "@/lib/query/toggle-term";

interface NoRowsProps {
  filter: string;
  onFilter: (filter: string) => void;
}

/** Nothing to show: which term to let go of, or how to bring rows in. */
export function NoRows({ filter, onFilter }: NoRowsProps) {
  const { terms } = parseFilter(filter);
  if (terms.length === 0) return <EmptyCorpus />;
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

/** A corpus without a trajectory: how to bring some in. */
export function EmptyCorpus() {
  const refusal = useRefusal("import");

  return (
    <EmptyState
      title="This corpus holds no trajectory yet"
      actions={
        refusal === undefined ? (
          <Button asChild variant="primary">
            <Link href="/imports">Import a file</Link>
          </Button>
        ) : null
      }
    >
      {refusal ?? "Import SN15 bundles, ShoppingBench rollouts, chat rows, tau-bench or tau2-bench results."}
    </EmptyState>
  );
}
