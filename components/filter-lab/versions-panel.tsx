"use client";
import { useState } from "react";
import { ReportTable } from "@/components/judge-report/report-table";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import { runningActivation } from "@/lib/client/filters";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import type { ActivationStarted, FilterList, FilterVersion } from "@/lib/contract/filters";
import { beingActivated } from "@/lib/domain/being-activated";
import { shortHash } from "@/lib/domain/version-hash";
import { LeadsActivate } from "./leads-activate";
import { type ActiveWord, VersionDifferences, VersionName } from "./version-cells";

// A dialog follows an act of the person, so its code may come after the page's.
const ActivateDialog = latePart(() => import("./activate-dialog").then((module) => module.ActivateDialog));

interface VersionsPanelProps {
  corpus: Corpus;
  list: FilterList;
  onStarted: (started: ActivationStarted) => void;
}

/** All versions, the newest first; each opens the lab. */
export function VersionsPanel({ corpus, list, onStarted }: VersionsPanelProps) {
  const [chosen, setChosen] = useState<FilterVersion>();
  const isLead = useMay("activate_filter");
  const hasActions = !isLead || !runningActivation(list);
  const active = list.items.find(({ id }) => id === list.active);
  const activeWord: ActiveWord = beingActivated(list) ? "being activated" : "active";

  return (
    <Panel
      title="Versions"
      subtitle={
        list.items.length > 1
          ? "A version never changes. Open one to test a change of it; a change is saved as a new version."
          : "This is the one that Assay begins with. Open it to test a change; a change is saved as a new version."
      }
    >
      <div className="fold-rows">
        <ReportTable
          caption="Filter versions"
          isStacked
          columns={[
            { name: "Name" },
            { name: "Differs from the active one" },
            { name: "Reason" },
            { name: "Author" },
            { name: "When" },
            { name: "Hash" },
            ...(hasActions
              ? [{ name: "Actions", isNumber: true as const, shown: <span className="sr-only">Actions</span> }]
              : []),
          ]}
          rows={list.items.map((version) => ({
            key: version.id,
            head: (
              <VersionName
                corpus={corpus.id}
                version={version}
                active={version.id === list.active ? activeWord : undefined}
              />
            ),
            cells: [
              <VersionDifferences key="difference" version={version} active={active} activeWord={activeWord} />,
              <span key="reason" className="block min-w-44 wrap-anywhere">
                <PlainText text={version.reason} />
              </span>,
              <PlainText key="author" text={version.author} />,
              <span key="when" className="whitespace-nowrap text-ink-2">
                <TimeText iso={version.createdAt} />
              </span>,
              <span key="hash" className="font-mono text-mono text-ink-3" title={version.hash}>
                {shortHash(version.hash)}
              </span>,
              ...(hasActions
                ? [
                    version.id === list.active ? null : (
                      <Activation
                        key="activate"
                        name={version.name}
                        onActivate={isLead ? () => setChosen(version) : undefined}
                      />
                    ),
                  ]
                : []),
            ],
          }))}
        />
      </div>
      {chosen && active ? (
        <ActivateDialog
          corpus={corpus}
          version={chosen}
          active={active}
          activations={list.activations}
          onStarted={onStarted}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </Panel>
  );
}

function Activation({ name, onActivate }: { name: string; onActivate: (() => void) | undefined }) {
  const unchosen = useUnchosenCorpus();
  if (!onActivate) return <LeadsActivate />;

  return (
    <Button
      size="small"
      aria-label={`Activate ${name}`}
      disabled={unchosen !== undefined}
      title={unchosen}
      onClick={onActivate}
    >
      Activate
    </Button>
  );
}
