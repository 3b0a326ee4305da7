import { openPoints } from "@/components/leak-audit/open-points";
import { countOf } from "@/components/ui/format-number";
import { formatAbsoluteTime } from "@/components/ui/format-time";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { isLetPass, isStopping } from "./guard-standing";
import { isStepAtWork } from "./step-job";

export type StepStand = "done" | "open" | "running" | "stopped" | "waiting";
export interface StepWords {
  readonly stand: StepStand;
  readonly says: string;
}

type Facts = Pick<
  ReleaseDetail,
  | "state"
  | "rows"
  | "job"
  | "audit"
  | "approvals"
  | "approvalsNeeded"
  | "signed"
  | "createdBy"
  | "createdAt"
  | "waivers"
>;

/** How far each step is, in a sentence. */
export function stepWords(release: Facts): Record<"build" | "audit" | "approve" | "sign", StepWords> {
  return {
    build: buildWords(release),
    audit: auditWords(release),
    approve: approveWords(release),
    sign: release.signed
      ? { stand: "done", says: `By ${release.signed.person}, ${formatAbsoluteTime(release.signed.at)}.` }
      : {
          stand: isStepAtWork(release, "sign") ? "running" : "waiting",
          says: "Hashes its files and audits once more, then signs content hash and card.",
        },
  };
}

function buildWords({ state, rows, createdBy, createdAt }: Facts): StepWords {
  const by = `By ${createdBy}, ${formatAbsoluteTime(createdAt)}.`;
  if (state === "building") return { stand: "running", says: `Its files are being written. ${by}` };
  if (state === "failed") return { stand: "stopped", says: `It stopped; no file was kept. ${by}` };
  if (state === "cancelled") return { stand: "stopped", says: `It was cancelled; no file was kept. ${by}` };

  return { stand: "done", says: `${countOf(rows ?? 0, "row")}. ${by}` };
}

function auditWords(release: Facts): StepWords {
  const { audit } = release;
  if (isStepAtWork(release, "audit")) return { stand: "running", says: "Looks for leaks in what is built." };
  if (!audit) return { stand: "waiting", says: "Looks for leaks in what is built." };
  const blocking = audit.guards.filter(isStopping);
  const waived = audit.guards.filter(isLetPass);
  if (blocking.length > 0)
    return {
      stand: "stopped",
      says: `${countOf(blocking.length, "check has", "checks have")} hits that keep it from being signed.`,
    };

  const open = openPoints(audit);
  const says =
    waived.length > 0
      ? `The hits of ${countOf(waived.length, "check")} are waived.`
      : "Nothing found keeps it from being signed.";

  return { stand: open === "" ? "done" : "open", says: `${says} ${open}`.trimEnd() };
}

function approveWords({ approvals, approvalsNeeded }: Facts): StepWords {
  return {
    stand: approvals.length >= approvalsNeeded ? "done" : "waiting",
    says: `${approvals.length} of ${countOf(approvalsNeeded, "approval")}.`,
  };
}
