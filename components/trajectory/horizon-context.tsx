"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { CallCut, RenderedHorizon, StepCuts } from "@/lib/contract/horizon";

/** What lies beyond the judge's horizon, by place. */
export interface HorizonIndex {
  readonly stepCuts: (step: number) => StepCuts | undefined;
  readonly callCut: (step: number, call: number) => CallCut | undefined;
  readonly isBeyond: (order: number) => boolean;
  readonly paramsCut: (order: number) => RenderedHorizon["log"]["params"][number] | undefined;
  readonly log: RenderedHorizon["log"];
  readonly limits: RenderedHorizon["formatter"]["limits"];
}

const HorizonContext = createContext<HorizonIndex | undefined>(undefined);

interface HorizonProviderProps {
  /** Undefined while the layer is off or not here. */
  index: HorizonIndex | undefined;
  children: ReactNode;
}

export function HorizonProvider({ index, children }: HorizonProviderProps) {
  return <HorizonContext value={index}>{children}</HorizonContext>;
}

/** Undefined while nothing is to be drawn. */
export function useHorizonIndex(): HorizonIndex | undefined {
  return useContext(HorizonContext);
}

export function indexHorizon({ steps, log, formatter }: RenderedHorizon): HorizonIndex {
  const byStep = new Map(steps.map((cuts) => [cuts.step, cuts]));
  const beyond = new Set(log.beyond);
  const params = new Map(log.params.map((cut) => [cut.order, cut]));

  return {
    stepCuts: (step) => byStep.get(step),
    callCut: (step, call) => byStep.get(step)?.calls.find((cut) => cut.call === call),
    isBeyond: (order) => beyond.has(order),
    paramsCut: (order) => params.get(order),
    log,
    limits: formatter.limits,
  };
}
