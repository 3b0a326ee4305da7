"use client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { meOptions } from "@/lib/client/me";
import { type Action, isAllowed } from "@/lib/domain/policy";
import { RequestError } from "./request-error";

interface RightsGateProps {
  action: Action;
  /** What is kept back while nothing is known, as in "nothing of the filter is shown". */
  unknown: string;
  skeleton: ReactNode;
  refused: (role: string) => ReactNode;
  children: ReactNode;
}

/** Asks for nothing of a screen before the person's rights are known, and never for who may not see it. */
export function RightsGate({ action, unknown, skeleton, refused, children }: RightsGateProps) {
  const me = useQuery(meOptions());
  if (me.isPending) return skeleton;
  if (me.data === undefined)
    return (
      <RequestError
        title={`Your rights could not be read, so ${unknown}`}
        error={me.error}
        onRetry={() => void me.refetch()}
      />
    );
  if (!isAllowed(me.data.role, action)) return refused(me.data.role);

  return children;
}
