"use client";
import { skipToken, useQuery } from "@tanstack/react-query";
import { formatPercent } from "@/components/ui/format-number";
import { filterListOptions, runningActivation } from "@/lib/client/filters";
import { jobOptions } from "@/lib/client/jobs";

/** How far the activation under way is; nothing for who may not read the filter, or before its first rows. */
export function ActivationShare({ corpus }: { corpus: string }) {
  const list = useQuery(filterListOptions(corpus));
  const jobId = (list.data && runningActivation(list.data)?.jobId) ?? undefined;
  const options = jobOptions(jobId ?? "");
  const job = useQuery(jobId === undefined ? { ...options, queryFn: skipToken } : options);
  if (!job.data || job.data.total === 0) return null;

  return <span className="tabular-nums">{formatPercent(Math.min(1, job.data.done / job.data.total))} done.</span>;
}
