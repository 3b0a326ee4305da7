"use client";
import { useQueryStates } from "nuqs";
import { ClusterScreen } from "@/components/cluster/cluster-screen";
import { clusterSearchParams } from "./search-params";

export function ClusterView({ id }: { id: string }) {
  const [{ view }, setState] = useQueryStates(clusterSearchParams, { clearOnDefault: true, history: "replace" });

  return <ClusterScreen problem={id} view={view} setView={(next) => void setState({ view: next })} />;
}
