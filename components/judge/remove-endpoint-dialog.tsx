"use client";
import { useQueryClient } from "@tanstack/react-query";
import { FormError } from "@/components/people/form-error";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { removeJudgeEndpointOptions } from "@/lib/client/judge-endpoints";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";

interface RemoveEndpointDialogProps {
  endpoint: JudgeEndpoint;
  onClose: () => void;
}

/** Asks once: the key cannot be had back from here. */
export function RemoveEndpointDialog({ endpoint, onClose }: RemoveEndpointDialogProps) {
  const remove = useHeardMutation(removeJudgeEndpointOptions(useQueryClient(), endpoint.id));

  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={`Remove “${endpoint.name}”?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: (_, isHere) => isHere && onClose(),
                onError: (error, isHere) => isHere || reportFailure(`“${endpoint.name}” was not removed`, error),
              })
            }
          >
            Remove
          </Button>
        </>
      }
    >
      <p>Its key is deleted. What it judged stays, and a job that asks it stops.</p>
      <FormError error={remove.error} />
    </Dialog>
  );
}
