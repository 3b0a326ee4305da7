"use client";
import type { ReactNode } from "react";
import { RightsGate } from "@/components/shell/rights-gate";
import { FiltersRefused } from "./filters-refused";

interface FiltersGateProps {
  corpus: string;
  skeleton: ReactNode;
  children: ReactNode;
}

/** Asks for nothing of the filter before the person's rights are known, and never for who may not see it. */
export function FiltersGate({ corpus, skeleton, children }: FiltersGateProps) {
  return (
    <RightsGate
      action="test_filter"
      unknown="nothing of the filter is shown"
      skeleton={skeleton}
      refused={(role) => <FiltersRefused role={role} corpus={corpus} />}
    >
      {children}
    </RightsGate>
  );
}
