import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { releaseActOptions } from "@/lib/client/releases";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { stepOf } from "./step-of";

interface AuditAgainProps {
  release: ReleaseDetail;
  isAuditing: boolean;
}

/** Looks for leaks anew, where that is open to the person; stays in sight while it is done. */
export function AuditAgain({ release, isAuditing }: AuditAgainProps) {
  const act = useHeardMutation(releaseActOptions(useQueryClient(), release.id));
  if (!stepOf(release, "audit").isOpen && !isAuditing) return null;

  return (
    <Button
      disabled={isAuditing || act.isPending}
      onClick={() =>
        act.mutate({ act: "audit", note: "" }, { onError: (error) => reportFailure("No audit was started", error) })
      }
    >
      {isAuditing ? "Auditing" : "Audit again"}
    </Button>
  );
}
