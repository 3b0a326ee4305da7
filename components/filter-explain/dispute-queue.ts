import { formatExactTime } from "@/components/ui/format-time";

const SAMPLE = "50";

/** The rows that a queue is made of, and what its form begins with. */
export interface DisputeQueue {
  readonly filter: string;
  readonly suggested: { readonly name: string; readonly limit: string };
}

/**
 * A sample of what nobody has labelled yet: further labels say whether people are right about the others too. Who reviews
 * reads its name, so that it tells nothing of the rule, the filter or the answers; a corpus has each name once, so that it
 * has its second.
 */
export function disputeQueue(filter: string, nowMs: number): DisputeQueue {
  return {
    filter: `${filter} label:none`,
    suggested: { name: `Second look, ${formatExactTime(new Date(nowMs).toISOString())}`, limit: SAMPLE },
  };
}
