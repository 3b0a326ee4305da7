"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { RightsGate } from "@/components/shell/rights-gate";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

interface ReleasesGateProps {
  /** Of the screen that it is around. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Asks for no release before the person's rights are known, and never for who may not see one. */
export function ReleasesGate({ skeleton, children }: ReleasesGateProps) {
  return (
    <RightsGate
      action="see_releases"
      unknown="no release is shown"
      skeleton={skeleton}
      refused={(role) => (
        <EmptyState
          isPage
          title="Releases are for researchers and leads"
          actions={
            <Button asChild>
              <Link href="/queues">Queues</Link>
            </Button>
          }
        >
          Your role is {role}. A release tells what was decided about its trajectories, which you may still have to
          answer.
        </EmptyState>
      )}
    >
      {children}
    </RightsGate>
  );
}
