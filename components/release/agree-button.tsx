"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { releaseActOptions } from "@/lib/client/releases";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";

interface AgreeButtonProps {
  release: string;
  waiver: string;
  children: string;
}

/** Stands for a waiver beside the person who asked for it; it counts from then on. */
export function AgreeButton({ release, waiver, children }: AgreeButtonProps) {
  const act = useHeardMutation(releaseActOptions(useQueryClient(), release));

  return (
    <Button
      size="small"
      disabled={act.isPending}
      onClick={() =>
        act.mutate(
          { act: "second", waiver },
          { onError: (error) => reportFailure("Your agreement was not kept", error) },
        )
      }
    >
      {children}
    </Button>
  );
}
