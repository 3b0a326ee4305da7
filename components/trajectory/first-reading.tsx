"use client";
import { type ReactNode, useState } from "react";
import { createReaderStore } from "@/lib/client/reader-store";
import type { FirstSteps } from "@/lib/contract/first-steps";
import { indexAnalysis, NO_ANALYSIS } from "@/lib/domain/analysis-index";
import type { ReaderDensity } from "@/lib/domain/reader-density";
import type { ReaderLink } from "@/lib/domain/reader-link";
import { ColumnHeads } from "./column-heads";
import { indexInjections } from "./injection-index";
import { MissingStep } from "./missing-step";
import { ReaderProvider } from "./reader-context";
import { ReaderSkeleton } from "./reader-skeleton";
import { StepRow } from "./step-row";
import { TaskHeader } from "./task-header";

interface FirstReadingProps {
  first: FirstSteps;
  link: ReaderLink;
  density: ReaderDensity;
  /** Why nothing follows, where it is known that nothing does. */
  fault?: ReactNode;
}

/**
 * The task and the first steps as the page brought them, drawn as the reader draws them: to be read until the reader
 * itself stands in their place. Nothing in it can be pressed, because what a person did here would be lost then.
 */
export function FirstReading({ first, link, density, fault }: FirstReadingProps) {
  const [facts] = useState(() => ({
    id: first.header.id,
    outline: first.outline,
    index: indexAnalysis(first.outline.analysis ?? NO_ANALYSIS),
    injections: indexInjections(first.injections),
    rescored: first.rescored,
    processFindings: undefined,
    store: createReaderStore(link, first.stepCount, density),
  }));
  const bodies = new Map(first.steps.map((step) => [step.index, step]));

  return (
    <ReaderProvider facts={facts}>
      <ReaderSkeleton fault={fault}>
        <div inert className="flex min-h-0 flex-1 flex-col overflow-hidden">
          <TaskHeader header={first.header} />
          <MissingStep />
          {link.mode === "columns" ? <ColumnHeads /> : null}
          {first.outline.steps.map((entry) => {
            const step = bodies.get(entry.index);

            return step ? (
              <StepRow key={entry.index} entry={entry} body={{ status: "ready", step }} difference={undefined} />
            ) : null;
          })}
        </div>
      </ReaderSkeleton>
    </ReaderProvider>
  );
}
