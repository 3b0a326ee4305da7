import { isAllowed } from "@/lib/domain/policy";
import type { ReleaseFields } from "./release-fields";

type Approval = ReleaseFields["approvals"][number];

/** Approvals by who may still approve. What was signed stays signed, by whom it was approved then. */
export function countedApprovals({ approvals, signedAt }: Pick<ReleaseFields, "approvals" | "signedAt">): Approval[] {
  return approvals.filter(
    ({ person }) => signedAt !== null || (person.state === "active" && isAllowed(person.role, "sign_release")),
  );
}
