"use client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RequestError } from "@/components/shell/request-error";
import { meOptions } from "@/lib/client/me";
import { isAllowed } from "@/lib/domain/policy";
import { FiltersRefused } from "./filters-refused";
import { FiltersSkeleton } from "./filters-skeleton";

interface FiltersGateProps {
  corpus: string;
  children: ReactNode;
}

/** Asks for nothing of the filter before the person's rights are known, and never for who may not see it. */
export function FiltersGate({ corpus, children }: FiltersGateProps) {
  const me = useQuery(meOptions());
  if (me.isPending) return <FiltersSkeleton />;
  if (me.data === undefined)
    return (
      <RequestError
        title="Your rights could not be read, so nothing of the filter is shown"
        error={me.error}
        onRetry={() => void me.refetch()}
      />
    );
  if (!isAllowed(me.data.role, "test_filter")) return <FiltersRefused role={me.data.role} corpus={corpus} />;

  return children;
}
