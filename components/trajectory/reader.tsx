"use client";
import type { NeighbourQuery, TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { ReaderLink } from "@/lib/domain/reader-link";
import { OpenTrajectory } from "./open-trajectory";
import { ReaderScreen } from "./reader-screen";

interface ReaderProps {
  detail: TrajectoryDetail;
  link: ReaderLink;
  table: NeighbourQuery;
}

/** One trajectory, open to be read and answered. A key of its id seeds it anew. */
export function Reader({ detail, link, table }: ReaderProps) {
  return (
    <OpenTrajectory detail={detail} link={link}>
      <ReaderScreen detail={detail} table={table} />
    </OpenTrajectory>
  );
}
