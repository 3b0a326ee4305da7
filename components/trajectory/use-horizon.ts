"use client";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { horizonOptions } from "@/lib/client/horizon";
import type { Horizon, RenderedHorizon } from "@/lib/contract/horizon";
import { type HorizonIndex, indexHorizon } from "./horizon-context";

export type HorizonAnswer =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly onRetry: () => void }
  | { readonly status: "none"; readonly reason: Extract<Horizon, { kind: "none" }>["reason"] }
  | { readonly status: "ready"; readonly horizon: RenderedHorizon; readonly index: HorizonIndex };
type ShownHorizon = { readonly status: "off" } | HorizonAnswer;

/** What the judge could read, asked for once its layer is on. */
export function useHorizon(id: string, isOn: boolean): ShownHorizon {
  const query = useQuery({ ...horizonOptions(id), enabled: isOn });
  const horizon = query.data?.kind === "rendered" ? query.data : undefined;
  const index = useMemo(() => (horizon ? indexHorizon(horizon) : undefined), [horizon]);

  if (!isOn) return { status: "off" };
  if (query.isError)
    return {
      status: "failed",
      onRetry: () => {
        // The query itself carries the failure of the retry to the screen.
        void query.refetch();
      },
    };
  if (query.isPending) return { status: "loading" };
  if (query.data.kind === "none") return { status: "none", reason: query.data.reason };

  return horizon && index ? { status: "ready", horizon, index } : { status: "loading" };
}
