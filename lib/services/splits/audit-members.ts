import type { Audit } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import type { Guard } from "@/lib/leak/audit-pools";
import { addFindings, type GuardFindings } from "@/lib/leak/guard-findings";
import { shippedAudit } from "@/lib/leak/shipped-audit";
import { readCuts } from "@/lib/services/clusters/read-cuts";
import { readLeakProblems } from "@/lib/services/clusters/read-leak-problems";
import type { Context } from "@/lib/services/context";
import { runTask } from "@/lib/services/threads/run-task";
import { readPools } from "./read-pools";
import { readProtected } from "./read-protected";
import { type ShippedRollouts, shippedAnswers } from "./shipped-answers";
import { shownAudit } from "./shown-audit";

interface MembersToAudit {
  readonly corpusId: number;
  readonly splitId: number;
  /** Problems that are shipped, by internal id, with the pool that each is shipped in. */
  readonly shipped: ReadonlyMap<number, Pool>;
  /** Which rollouts of them. */
  readonly rollouts: ShippedRollouts;
  /** Guards whose hits two people let pass. */
  readonly waived?: readonly Guard[];
  /** How many of how many parts are done; what it throws ends the audit. */
  readonly onPart?: (done: number, total: number) => Promise<void>;
}

/**
 * The guards over what is shipped, by the clusters and protected sets of this moment: the rows of each pool against those of
 * the others, against all that the split has in the others, shipped or not, and against every protected set. Of another
 * pool every approved rollout counts, so that the audit of a split and that of a release look at it alike. A problem that
 * the split has moved to another pool since stands in both. Nobody's permission is asked, and products of reward specs stand in it: the caller sees to who
 * may read it.
 */
export async function auditMembers(
  { db, now }: Pick<Context, "db" | "now">,
  { corpusId, splitId, shipped, rollouts, waived = [], onPart = async () => undefined }: MembersToAudit,
): Promise<Audit> {
  const behind = await shippedAnswers(db, corpusId, { kind: "approved" });
  const [problems, answers, pools, sets] = [
    await readLeakProblems({ db }, corpusId),
    { shipped: rollouts.kind === "approved" ? behind : await shippedAnswers(db, corpusId, rollouts), behind },
    await readPools(db, splitId),
    await readProtected(db, { corpusId, removedAt: null }),
  ];
  const cuts = await readCuts(db, corpusId);
  const { members, steps } = shippedAudit({ problems, shipped, pools, answers, sets });

  const findings: (readonly GuardFindings[])[] = [];
  for (const [done, step] of steps.entries()) {
    await onPart(done, steps.length);
    // In a thread, so that others are answered meanwhile.
    findings.push(await runTask("audit", step));
  }
  await onPart(steps.length, steps.length);

  return shownAudit({ at: now(), problems, members, sets, waived, cuts, findings: addFindings(findings) });
}
