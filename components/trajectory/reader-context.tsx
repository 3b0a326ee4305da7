"use client";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { ReaderState, ReaderStore } from "@/lib/client/reader-store";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { AnalysisIndex } from "@/lib/domain/analysis-index";
import type { Step } from "@/lib/domain/step";
import type { InjectionIndex } from "./injection-index";

/** What every part of an open reader may ask for. Nothing but marks of the outline changes while the reader is open. */
interface ReaderFacts {
  readonly id: string;
  readonly outline: TrajectoryDetail["outline"];
  readonly index: AnalysisIndex;
  readonly injections: InjectionIndex;
  readonly rescored: TrajectoryDetail["rescored"];
  readonly processFindings: TrajectoryDetail["processFindings"];
  /** Steps that carry the mark of an unseen id for their words alone: none of their calls names it. */
  readonly unseenInWords?: ReadonlySet<number>;
  readonly store: ReaderStore;
}

const ReaderContext = createContext<ReaderFacts | undefined>(undefined);

export function ReaderProvider({ facts, children }: { facts: ReaderFacts; children: ReactNode }) {
  return <ReaderContext value={facts}>{children}</ReaderContext>;
}

export function useReaderFacts(): ReaderFacts {
  const facts = useContext(ReaderContext);
  if (!facts) throw new Error("A part of the reader stands outside the reader.");

  return facts;
}

/** The steps of every chunk of the outline, undefined where they are not here. Apart from the facts, since it changes as they come. */
export const ReaderChunks = createContext<readonly (readonly Step[] | undefined)[]>([]);

/** One value of the reader's state; the component renders again when that value changes. */
export function useReader<T extends ReaderState[keyof ReaderState]>(select: (state: ReaderState) => T): T {
  const { store } = useReaderFacts();
  const read = () => select(store.get());

  return useSyncExternalStore(store.subscribe, read, read);
}
