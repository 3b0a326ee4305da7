"use client";
import Link from "next/link";
import { useState } from "react";
import { AuditCuts } from "@/components/leak-audit/audit-cuts";
import { GuardList } from "@/components/leak-audit/guard-list";
import { PINNED_GUARDS } from "@/components/split/pinned-problem";
import { splitAddress } from "@/components/split/split-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { useIsAlone, useMay } from "@/lib/client/use-me";
import type { ReleaseDetail } from "@/lib/contract/releases";
import type { Audit } from "@/lib/contract/splits";
import { BLOCKING_GUARDS, type Guard } from "@/lib/leak/audit-pools";
import { RELEASE_AUDIT_COUNTS } from "@/lib/leak/audit-words";
import { ActDialog } from "./act-dialog";
import { AuditAgain } from "./audit-again";
import { AuditConclusion } from "./audit-conclusion";
import { isStopping } from "./guard-standing";
import { HalfWaiverNote } from "./half-waiver-note";
import { halfWaivers } from "./half-waivers";
import { NoSecondPerson } from "./no-second-person";
import { isOpen } from "./release-standing";
import { isStepAtWork } from "./step-job";
import { stepOf } from "./step-of";
import type { WaiverAct } from "./use-waiver-act";

interface AuditPartProps {
  release: ReleaseDetail;
  open: Guard | null;
  onOpen: (guard: Guard | null) => void;
  waiverAct: WaiverAct;
}

/** What the guards found in the release, with the way to each place. */
export function AuditPart({ release, open, onOpen, waiverAct }: AuditPartProps) {
  const [waiving, setWaiving] = useState<Guard>();
  const { audit } = release;
  const isAuditing = isStepAtWork(release, "audit");
  const [isFolded, setFolded] = useState(false);
  const opened = open ?? (isFolded ? null : firstBlocking(audit));
  const mayWaive = stepOf(release, "waive").isOpen;
  const mayPin = useMay("change_splits");
  const isAlone = useIsAlone();
  const waived = new Set(release.waivers.map(({ guard }) => guard));
  const half = halfWaivers(release);
  const canWaive = (guard: Guard) => mayWaive && BLOCKING_GUARDS.includes(guard) && !waived.has(guard);

  return (
    <Panel
      title="Leak audit"
      subtitle={audit ? <AuditConclusion audit={audit} /> : "It is not audited yet."}
      actions={isOpen(release) ? <AuditAgain release={release} isAuditing={isAuditing} /> : null}
    >
      {audit ? (
        <>
          <Counted audit={audit} />
          <AuditCuts corpus={release.corpus.id} cuts={audit.cuts} />
          <GuardList
            corpus={release.corpus.id}
            audit={audit}
            open={opened}
            onOpen={(guard) => {
              setFolded(guard === null);
              onOpen(guard);
            }}
            note={(guard) => {
              const waiver = half.find((one) => one.guard === guard);
              return waiver ? <HalfWaiverNote waiver={waiver} act={waiverAct} /> : null;
            }}
            actions={(guard) => (
              <>
                {mayPin && PINNED_GUARDS.includes(guard) ? (
                  <Button asChild size="small">
                    <Link
                      href={splitAddress(release.corpus.id, release.split.id, { part: "audit", guard, pin: guard })}
                    >
                      Pin these clusters
                    </Link>
                  </Button>
                ) : null}
                {canWaive(guard) && !isAlone ? (
                  <Button size="small" onClick={() => setWaiving(guard)}>
                    Waive
                  </Button>
                ) : null}
                {canWaive(guard) && isAlone ? (
                  <NoSecondPerson instead="Mend the split and build the release again">
                    To let these hits pass takes two people
                  </NoSecondPerson>
                ) : null}
              </>
            )}
          />
          <p className="mt-2 text-caption text-ink-3">
            A mended cluster or split does not change what is built: build the release again, with the same recipe.
          </p>
        </>
      ) : null}
      {waiving ? (
        <ActDialog release={release} asking={{ act: "waive", guard: waiving }} onClose={() => setWaiving(undefined)} />
      ) : null}
    </Panel>
  );
}

/** What keeps the release from being signed is open unless somebody folds it. */
function firstBlocking(audit: Audit | null): Guard | null {
  return audit?.guards.find(isStopping)?.guard ?? null;
}

function Counted({ audit }: { audit: Audit }) {
  const sets = audit.protectedSets.map(({ name, problems }) => `${name} (${countOf(problems, "problem")})`).join(", ");

  return (
    <details className="mb-2 text-ink-2">
      <summary className="cursor-pointer rounded-mark text-table hover:text-ink">What is audited</summary>
      <p className="max-w-160">
        {RELEASE_AUDIT_COUNTS} Where it ships one pool alone, problems of that pool without a row in it are not looked
        at. Against{" "}
        {sets === "" ? "the other pools of the split; there is no protected set" : <PlainText text={sets} />}.
      </p>
    </details>
  );
}
