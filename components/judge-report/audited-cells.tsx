import type { ReactNode } from "react";
import type { Estimate } from "@/lib/contract/queues";
import { CountLink } from "./count-link";
import { EstimateCell } from "./estimate-cell";

interface Audited {
  readonly count: number;
  readonly href: string;
  /** What was audited, behind the count for who hears the link. */
  readonly of: string;
  readonly error: Estimate;
  readonly top: number;
}

/** The two cells of a row that rest on people's labels: how many there are, and how often the judge errs in them. */
export function auditedCells({ count, href, of, error, top }: Audited): readonly ReactNode[] {
  return [
    <CountLink key="labels" count={count} href={href} of={of} />,
    <EstimateCell key="error" estimate={error} top={top} />,
  ];
}
