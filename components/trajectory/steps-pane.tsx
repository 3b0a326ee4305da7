"use client";
import { useEffect } from "react";
import { latePart } from "@/components/ui/late-part";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { ColumnHeads } from "./column-heads";
import { HorizonProvider } from "./horizon-context";
import { MissingStep } from "./missing-step";
import { useReader, useReaderFacts } from "./reader-context";
import { StepList } from "./step-list";
import { TaskHeader } from "./task-header";
import type { Reading } from "./use-reading";

// Few trajectories hold no step.
const EmptyTrajectory = latePart(() => import("./empty-trajectory").then((module) => module.EmptyTrajectory));
// Opened by a key after which the person types, so it is here before that.
const findBar = () => import("./find-bar").then((module) => module.FindBar);
const FindBar = latePart(findBar);
// Seen only with their layers.
const DifferenceBar = latePart(() => import("./difference-bar").then((module) => module.DifferenceBar));
const HorizonBar = latePart(() => import("./horizon-bar").then((module) => module.HorizonBar));

interface StepsPaneProps {
  header: TrajectoryHeader;
  reading: Reading;
}

/** The middle: the task, find, and the steps. */
export function StepsPane({ header, reading }: StepsPaneProps) {
  const { outline } = useReaderFacts();
  const isFinding = useReader((state) => state.isFinding);
  const isInColumns = useReader((state) => state.mode === "columns");
  const { bodies, sought, difference, horizon, onRange } = reading;
  // What does not come now is asked for again when it is needed.
  useEffect(() => void findBar().catch(() => undefined), []);

  return (
    <>
      <TaskHeader header={header} />
      <MissingStep />
      {isFinding ? <FindBar sought={sought} bodies={bodies} /> : null}
      {difference.status === "off" ? null : <DifferenceBar difference={difference} status={difference.status} />}
      {horizon.status === "off" ? null : <HorizonBar shown={horizon} />}
      {isInColumns && outline.steps.length > 0 ? <ColumnHeads /> : null}
      {outline.steps.length === 0 ? (
        <EmptyTrajectory header={header} extra={outline.extra} />
      ) : (
        <HorizonProvider index={horizon.status === "ready" ? horizon.index : undefined}>
          <StepList bodies={bodies} differences={difference.steps} onRange={onRange} />
        </HorizonProvider>
      )}
    </>
  );
}
