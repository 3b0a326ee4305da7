import { useRouter } from "next/navigation";
import { useIsHere } from "@/lib/client/use-is-here";
import { bulkApprovalsAddress } from "./bulk-approvals-address";

/** Leads to the bulk approvals of a corpus: over the table where that is still here, else by their address. */
export function useShowApprovals(corpus: string, onHere: () => void): () => void {
  const router = useRouter();
  const isHere = useIsHere();

  return () => (isHere() ? onHere() : router.push(bulkApprovalsAddress(corpus)));
}
