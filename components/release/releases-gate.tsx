"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { ReactNode } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { meOptions } from "@/lib/client/me";
import { isAllowed } from "@/lib/domain/policy";
import { ReleasesSkeleton } from "./releases-skeleton";

/** Asks for no release before the person's rights are known, and never for who may not see one. */
export function ReleasesGate({ children }: { children: ReactNode }) {
  const me = useQuery(meOptions());
  if (me.isPending) return <ReleasesSkeleton />;
  if (me.data === undefined)
    return (
      <RequestError
        title="Your rights could not be read, so no release is shown"
        error={me.error}
        onRetry={() => void me.refetch()}
      />
    );
  if (!isAllowed(me.data.role, "see_releases"))
    return (
      <EmptyState
        isPage
        title="Releases are for researchers and leads"
        actions={
          <Button asChild>
            <Link href="/queues">Queues</Link>
          </Button>
        }
      >
        Your role is {me.data.role}. A release tells what was decided about its trajectories, which you may still have
        to answer.
      </EmptyState>
    );

  return children;
}
