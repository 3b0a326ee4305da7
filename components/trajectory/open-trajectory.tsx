"use client";
import { type ReactNode, useMemo, useState } from "react";
import { keptDensity } from "@/lib/client/keep-density";
import { createReaderStore } from "@/lib/client/reader-store";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { indexAnalysis, NO_ANALYSIS } from "@/lib/domain/analysis-index";
import type { ReaderLink } from "@/lib/domain/reader-link";
import { indexInjections } from "./injection-index";
import { ReaderProvider } from "./reader-context";

interface OpenTrajectoryProps {
  detail: Pick<TrajectoryDetail, "header" | "outline" | "injections" | "rescored" | "processFindings">;
  link: ReaderLink;
  children: ReactNode;
}

/** What all parts of an open trajectory share. A key of its id seeds it anew. */
export function OpenTrajectory({
  detail: { header, outline, injections, rescored, processFindings },
  link,
  children,
}: OpenTrajectoryProps) {
  const [store] = useState(() => createReaderStore(link, outline.steps.length, keptDensity()));
  const facts = useMemo(
    () => ({
      id: header.id,
      outline,
      index: indexAnalysis(outline.analysis ?? NO_ANALYSIS),
      injections: indexInjections(injections),
      rescored,
      processFindings,
      store,
    }),
    [header.id, outline, injections, rescored, processFindings, store],
  );

  return <ReaderProvider facts={facts}>{children}</ReaderProvider>;
}
