"use client";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { DifferenceBar } from "./difference-bar";
import { EmptyTrajectory } from "./empty-trajectory";
import { FindBar } from "./find-bar";
import { useReader, useReaderFacts } from "./reader-context";
import { StepList } from "./step-list";
import { TaskHeader } from "./task-header";
import type { Reading } from "./use-reading";

interface StepsPaneProps {
  header: TrajectoryHeader;
  reading: Reading;
}

/** The middle: the task, find, and the steps. */
export function StepsPane({ header, reading }: StepsPaneProps) {
  const { outline } = useReaderFacts();
  const isFinding = useReader((state) => state.isFinding);
  const { bodies, hits, difference, onRange } = reading;

  return (
    <>
      <TaskHeader header={header} />
      {isFinding ? <FindBar hits={hits} searched={bodies.readyCount} /> : null}
      <DifferenceBar difference={difference} />
      {outline.steps.length === 0 ? (
        <EmptyTrajectory header={header} extra={outline.extra} />
      ) : (
        <StepList bodies={bodies} differences={difference.steps} onRange={onRange} />
      )}
    </>
  );
}
