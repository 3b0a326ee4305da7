import { useQuery } from "@tanstack/react-query";
import { Reader } from "@/components/trajectory/reader";
import { trajectoryOptions } from "@/lib/client/trajectory";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";

/** A reader of what the server says now, as its page draws it. */
export function LiveReader({ first }: { first: TrajectoryDetail }) {
  const { data } = useQuery({ ...trajectoryOptions(first.header.id), initialData: first, staleTime: Infinity });
  const table = { corpus: first.header.corpus.id, filter: "", sort: "-imported" };

  return <Reader detail={data} link={{ mode: "story", layers: [] }} table={table} />;
}
