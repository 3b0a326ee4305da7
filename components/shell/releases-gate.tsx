"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RightsGate } from "./rights-gate";

interface ReleasesGateProps {
  /** Empty where none is known. */
  corpus: string;
  skeleton: ReactNode;
  children: ReactNode;
}

/** Around clusters, splits and releases: they tell which problems evaluate a model and what their rewards want. */
export function ReleasesGate({ corpus, skeleton, children }: ReleasesGateProps) {
  return (
    <RightsGate
      action="see_releases"
      unknown="nothing of clusters, splits and releases is shown"
      skeleton={skeleton}
      refused={(role) => (
        <EmptyState
          isPage
          title="Clusters, splits and releases are for researchers and leads"
          actions={
            <Button asChild>
              <Link href={corpus === "" ? "/queues" : `/queues?${new URLSearchParams({ corpus })}`}>Queues</Link>
            </Button>
          }
        >
          Your role is {role}. They tell which problems evaluate a model and what their rewards want, which whoever
          labels is not to know.
        </EmptyState>
      )}
    >
      {children}
    </RightsGate>
  );
}
