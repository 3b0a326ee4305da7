"use client";
import { useState } from "react";
import { AuditCuts } from "@/components/leak-audit/audit-cuts";
import { GuardList } from "@/components/leak-audit/guard-list";
import { openPoints } from "@/components/leak-audit/open-points";
import { JobProgress } from "@/components/shell/job-progress";
import { countOf } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import type { ReleaseDetail } from "@/lib/contract/releases";
import type { Audit } from "@/lib/contract/splits";
import { isOver } from "@/lib/domain/is-over";
import type { Guard } from "@/lib/leak/audit-pools";
import { AuditAgain } from "./audit-again";
import { waivedWords } from "./audit-conclusion";
import { isLetPass, isStopping } from "./guard-standing";
import { stageWords } from "./stage-words";
import { stepOf } from "./step-of";

/** What an audit says of a signed release since, beside the one that it was signed with. */
export function LaterAudit({ release }: { release: ReleaseDetail }) {
  const { laterAudit: audit, hidesLaterAudit, corpus, job } = release;
  const [open, setOpen] = useState<Guard | null>(null);
  const work = job?.kind === "audit_release" && job.state !== "done" ? job : null;
  const isAuditing = work !== null && !isOver(work);
  if (hidesLaterAudit)
    return (
      <Panel title="Later audit">
        <p className="text-ink-2">{stepOf(release, "audit").why}</p>
      </Panel>
    );

  return (
    <Panel
      title="Later audit"
      subtitle={
        <>
          {audit ? <Found audit={audit} /> : "Nobody has audited it since. "}
          Clusters, the split and protected sets change; what was signed stays, and so does the audit above.
        </>
      }
      actions={<AuditAgain release={release} isAuditing={isAuditing} />}
    >
      {work ? (
        <JobProgress
          key={work.id}
          jobId={work.id}
          label="The audit"
          whenCancelled="The audit was cancelled. What was found before stays."
          words={stageWords}
        />
      ) : null}
      {audit ? (
        <>
          <AuditCuts corpus={corpus.id} cuts={audit.cuts} />
          <GuardList corpus={corpus.id} audit={audit} open={open} onOpen={setOpen} />
        </>
      ) : null}
    </Panel>
  );
}

function Found({ audit }: { audit: Audit }) {
  const stopping = audit.guards.filter(isStopping).length;
  const waived = audit.guards.filter(isLetPass).length;
  const none = waived > 0 ? `${waivedWords(waived)}; no other leak` : "no leak";

  return (
    <>
      Audited <TimeText iso={audit.at} />:{" "}
      {stopping === 0
        ? `${none} would keep it from being signed. `
        : `${countOf(stopping, "check has", "checks have")} hits that would keep it from being signed. `}
      {openPoints(audit)}{" "}
    </>
  );
}
