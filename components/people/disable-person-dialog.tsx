"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast";
import { changePersonOptions } from "@/lib/client/people";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Person } from "@/lib/contract/people";
import { FormError } from "./form-error";

interface DisablePersonDialogProps {
  person: Pick<Person, "id" | "name" | "role">;
  onClose: () => void;
}

/** Asks once: enabling again brings neither the sessions nor the links back. */
export function DisablePersonDialog({ person: { id, name, role }, onClose }: DisablePersonDialogProps) {
  const disable = useHeardMutation(changePersonOptions(useQueryClient()));

  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={`Disable ${name}?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            disabled={disable.isPending}
            onClick={() =>
              disable.mutate(
                { id, state: "disabled" },
                {
                  onSuccess: (_, isHere) => {
                    showToast({ message: `${name} is disabled and signed out` });
                    if (isHere) onClose();
                  },
                  onError: (error, isHere) => isHere || reportFailure(`${name} was not disabled`, error),
                },
              )
            }
          >
            Disable
          </Button>
        </>
      }
    >
      <p>
        {name} is signed out everywhere at once, also in the middle of a review, and can sign in again only when
        enabled. What they answered stays.
      </p>
      {role === "admin" ? (
        <p className="mt-2">Links for new passwords that are not used yet, and invitations of {name}, end with it.</p>
      ) : null}
      <FormError error={disable.error} />
    </Dialog>
  );
}
