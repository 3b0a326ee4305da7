"use client";
import { skipToken, useQuery } from "@tanstack/react-query";
import { formatPercent } from "@/components/ui/format-number";
import { filterListOptions, runningActivation } from "@/lib/client/filters";
import { jobOptions } from "@/lib/client/jobs";

/** How far the activation under way is; nothing for who may not read the filter, or before its first rows. */
export function ActivationShare({ corpus }: { corpus: string }) {
  // Asked for as this comes up: somebody else may have started it since the list was read.
  const list = useQuery({ ...filterListOptions(corpus), staleTime: 0 });
  const jobId = (list.data && runningActivation(list.data)?.jobId) ?? undefined;
  const options = jobOptions(jobId ?? "");
  const job = useQuery(jobId === undefined ? { ...options, queryFn: skipToken } : options);
  if (!job.data || job.data.total === 0) return null;

  return <span className="tabular-nums">{formatPercent(Math.min(1, job.data.done / job.data.total))} done.</span>;
}
