"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { Button, type ButtonProps } from "@/components/ui/button";
import { makeClustersOptions } from "@/lib/client/clusters";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useMay } from "@/lib/client/use-me";

interface MakeClustersButtonProps extends Pick<ButtonProps, "variant" | "children"> {
  corpus: string;
  /** Why they are not to be made from here. */
  refusal?: string | undefined;
}

/** Makes the clusters of a corpus anew; absent for who may not. */
export function MakeClustersButton({ corpus, refusal, variant, children }: MakeClustersButtonProps) {
  const make = useHeardMutation(makeClustersOptions(useQueryClient(), corpus));
  if (!useMay("change_clusters")) return null;

  return (
    <Button
      {...(variant ? { variant } : {})}
      disabled={make.isPending || refusal !== undefined}
      title={refusal}
      onClick={() => make.mutate(undefined, { onError: (error) => reportFailure("The clusters were not made", error) })}
    >
      {children}
    </Button>
  );
}
