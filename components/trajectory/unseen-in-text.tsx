"use client";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { unseenInTextOptions } from "@/lib/client/unseen-in-text";
import type { Step } from "@/lib/domain/step";
import { ReaderChunks, ReaderProvider, useReaderFacts } from "./reader-context";

interface UnseenInTextProps {
  /** The steps of every chunk of the outline, undefined where they are not here. */
  chunks: readonly (readonly Step[] | undefined)[];
  children: ReactNode;
}

/**
 * Tells the reader of product ids that the agent's words alone name: they are known as ids that no result holds, and their
 * steps carry the mark. The outline of an import knows ids of queries, results and arguments.
 */
export function UnseenInText({ chunks, children }: UnseenInTextProps) {
  const facts = useReaderFacts();
  const analysis = facts.outline.analysis;
  const { data: unseen } = useQuery({
    ...unseenInTextOptions({ id: facts.id, chunks }, analysis?.ids ?? {}),
    // Where the analysis is hidden nothing of an id is told.
    enabled: analysis !== undefined,
  });
  const told = useMemo(() => {
    const { outline } = facts;
    if (!outline.analysis || !unseen || unseen.ids.length === 0) return facts;

    const named = Object.fromEntries(unseen.ids.map((id) => [id, { inQuery: false, recommended: false }]));
    const known = new Set(outline.steps.filter(({ flags }) => flags.includes("unseen_id")).map(({ index }) => index));
    const unseenInWords = new Set(unseen.steps.filter((step) => !known.has(step)));
    const steps = outline.steps.map((step) =>
      unseenInWords.has(step.index) ? { ...step, flags: ["unseen_id" as const, ...step.flags] } : step,
    );
    return {
      ...facts,
      unseenInWords,
      outline: { ...outline, steps, analysis: { ...outline.analysis, ids: { ...outline.analysis.ids, ...named } } },
    };
  }, [facts, unseen]);

  return (
    <ReaderChunks value={chunks}>
      <ReaderProvider facts={told}>{children}</ReaderProvider>
    </ReaderChunks>
  );
}
