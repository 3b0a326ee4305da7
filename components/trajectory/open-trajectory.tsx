"use client";
import { type ReactNode, useMemo, useState } from "react";
import { createReaderStore } from "@/lib/client/reader-store";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { indexAnalysis } from "@/lib/domain/analysis-index";
import type { ReaderLink } from "@/lib/domain/reader-link";
import { indexInjections } from "./injection-index";
import { ReaderProvider } from "./reader-context";

/** Calls are shown unjoined while the filter's findings are hidden. */
const NO_FINDINGS = { dispatches: [], phantoms: [] } as const;

interface OpenTrajectoryProps {
  detail: Pick<TrajectoryDetail, "header" | "outline" | "injections" | "rescored">;
  link: ReaderLink;
  children: ReactNode;
}

/** What all parts of an open trajectory share. A key of its id seeds it anew. */
export function OpenTrajectory({
  detail: { header, outline, injections, rescored },
  link,
  children,
}: OpenTrajectoryProps) {
  const [store] = useState(() => createReaderStore(link, outline.steps.length));
  const facts = useMemo(
    () => ({
      id: header.id,
      outline,
      index: indexAnalysis(outline.analysis ?? NO_FINDINGS),
      injections: indexInjections(injections),
      rescored,
      store,
    }),
    [header.id, outline, injections, rescored, store],
  );

  return <ReaderProvider facts={facts}>{children}</ReaderProvider>;
}
