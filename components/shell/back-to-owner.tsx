"use client";
import { Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Me } from "@/lib/contract/people";
import { useActing } from "./use-acting";

/** Out of the role that the owner acts in. */
export function BackToOwner({ role }: Pick<Me, "role">) {
  const act = useActing();

  return (
    <Button variant="primary" size="small" disabled={act.isPending} onClick={() => act.mutate({ role: null })}>
      <Undo2 aria-hidden />
      <span className="hidden medium:inline">{`Acting as ${role}: back to owner`}</span>
      <span className="medium:hidden">Back to owner</span>
    </Button>
  );
}
