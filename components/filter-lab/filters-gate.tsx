"use client";
import type { ReactNode } from "react";
import { RightsGate } from "@/components/shell/rights-gate";
import { FiltersRefused } from "./filters-refused";
import { FiltersSkeleton } from "./filters-skeleton";

interface FiltersGateProps {
  corpus: string;
  children: ReactNode;
}

/** Asks for nothing of the filter before the person's rights are known, and never for who may not see it. */
export function FiltersGate({ corpus, children }: FiltersGateProps) {
  return (
    <RightsGate
      action="test_filter"
      unknown="nothing of the filter is shown"
      skeleton={<FiltersSkeleton />}
      refused={(role) => <FiltersRefused role={role} corpus={corpus} />}
    >
      {children}
    </RightsGate>
  );
}
