"use client";
import { useQuery } from "@tanstack/react-query";
import type { Me } from "@/lib/contract/people";
import { type Action, isAllowed } from "@/lib/domain/policy";
import { meOptions } from "./me";

/** Who asks; undefined until it is known, which is before the first paint. */
export function useMe(): Me | undefined {
  return useQuery(meOptions()).data;
}

/** Whether to offer something. The server decides anew, so what is not known yet is offered. */
export function useMay(action: Action): boolean {
  const me = useMe();

  return me === undefined || isAllowed(me.role, action);
}

/** Nobody signs in, so that there is no second person to ask. */
export function useIsAlone(): boolean {
  return useMe()?.access === "local";
}
