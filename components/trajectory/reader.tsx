"use client";
import { useMemo, useState } from "react";
import { createReaderStore } from "@/lib/client/reader-store";
import type { NeighbourQuery, TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { indexAnalysis } from "@/lib/domain/analysis-index";
import type { ReaderLink } from "@/lib/domain/reader-link";
import { ReaderProvider } from "./reader-context";
import { ReaderScreen } from "./reader-screen";

/** Calls are shown unjoined while the filter's findings are hidden. */
const NO_FINDINGS = { dispatches: [], phantoms: [] } as const;

interface ReaderProps {
  detail: TrajectoryDetail;
  link: ReaderLink;
  table: NeighbourQuery;
}

/** One trajectory, open to be read and answered. A key of its id seeds it anew. */
export function Reader({ detail, link, table }: ReaderProps) {
  const { header, outline } = detail;
  const [store] = useState(() => createReaderStore(link, outline.steps.length));
  const facts = useMemo(
    () => ({ id: header.id, outline, index: indexAnalysis(outline.analysis ?? NO_FINDINGS), store }),
    [header.id, outline, store],
  );

  return (
    <ReaderProvider facts={facts}>
      <ReaderScreen detail={detail} table={table} />
    </ReaderProvider>
  );
}
