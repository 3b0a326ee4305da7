"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { LeftOutRows } from "@/components/filter-panels/left-out-rows";
import { NotBlindNote } from "@/components/filter-panels/not-blind-note";
import { RequestError } from "@/components/shell/request-error";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { CommandFoot } from "@/components/split/command-foot";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { ruleDisputesOptions } from "@/lib/client/filter-explain";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import type { RuleDisputes } from "@/lib/contract/filter-difference";
import type { FilterVersion } from "@/lib/contract/filters";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { unlikeWidths } from "@/lib/domain/few-agents";
import { INTERVAL_METHOD } from "@/lib/domain/interval-method";
import { noDisputeWords } from "@/lib/domain/no-dispute-words";
import { lacksBlindLabels, leftOutWords, unsettledWords } from "@/lib/domain/not-blind-words";
import type { DisputeQueue } from "./dispute-queue";
import { DisputeRow } from "./dispute-row";
import { disputesCommand } from "./disputes-command";

const MakeQueueDialog = latePart(() =>
  import("@/components/queue/make-queue-dialog").then((module) => module.MakeQueueDialog),
);

interface DisputesPanelProps {
  corpus: Pick<Corpus, "id" | "name">;
  version: Pick<FilterVersion, "id" | "name">;
  labels: CountedLabels;
  /** Counts labels that are not blind, too. */
  onCountAll: () => void;
}

/** Rules of a filter version that most people contradict, with the rows behind each and a queue of them. */
export function DisputesPanel(props: DisputesPanelProps) {
  return (
    <Panel
      title="Rules that people dispute"
      subtitle={`Where the label is another than the filter’s answer in more than half of the labelled rows; the surest first, those with too few labels to say last. Brackets: 95 % intervals ${INTERVAL_METHOD}.`}
    >
      <Content {...props} />
    </Panel>
  );
}

function Content({ corpus, version, labels, onCountAll }: DisputesPanelProps) {
  const disputes = useQuery(ruleDisputesOptions(corpus.id, version.id, labels));
  if (disputes.isPending)
    return (
      <div role="status">
        <span className="sr-only">Looking for rules that people dispute</span>
        <Skeleton height={96} />
      </div>
    );
  if (disputes.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The disputed rules could not be computed"
        error={disputes.error}
        onRetry={() => void disputes.refetch()}
      />
    );
  const counted = { ...disputes.data, n: disputes.data.labelled };
  if (lacksBlindLabels(counted)) return <NotBlindNote notBlind={counted.notBlind} onCountAll={onCountAll} />;
  if (disputes.data.items.length === 0)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-ink-2">
          {noDisputeWords(disputes.data)} {unsettledWords(disputes.data.unsettled)}
        </p>
        {disputes.data.labelled === 0 ? (
          <Button asChild>
            <Link href={`/queues?${new URLSearchParams({ corpus: corpus.id })}`}>Queues</Link>
          </Button>
        ) : null}
      </div>
    );

  return (
    <>
      <Disputes key={`${version.id} ${labels}`} corpus={corpus.id} disputes={disputes.data} />
      <CommandFoot
        commands={[{ does: "prints the disputed rules", command: disputesCommand(corpus, version, labels) }]}
      />
    </>
  );
}

/** The weaker ones come on request. */
const SHOWN_FIRST = 8;

function Disputes({ corpus, disputes }: { corpus: string; disputes: RuleDisputes }) {
  const { items, version, labelled } = disputes;
  const [areAllShown, setAllShown] = useState(false);
  const [disputed, setDisputed] = useState<DisputeQueue>();
  const isChosen = useUnchosenCorpus() === undefined;
  const mayMakeQueue = useMay("make_queue") && isChosen;
  const areOpen = items.some(({ filter }) => filter !== null);
  const shown = areAllShown ? items : items.slice(0, SHOWN_FIRST);

  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((dispute) => (
          <DisputeRow
            key={`${dispute.rule} ${dispute.fact}`}
            corpus={corpus}
            dispute={dispute}
            onQueue={mayMakeQueue ? setDisputed : undefined}
          />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-3 text-caption text-ink-2">
        {shown.length < items.length ? (
          <Button size="small" onClick={() => setAllShown(true)}>
            Show all {items.length}
          </Button>
        ) : null}
        <span>
          Of {countOf(labelled, "labelled row")}. {leftOutWords({ ...disputes, n: labelled })}{" "}
          {unsettledWords(disputes.unsettled)}{" "}
          {unlikeWidths(items.map(({ interval, note }) => (interval === null ? null : (note ?? undefined))))}{" "}
          {version.isActive ? "" : `Activate ${version.name} to open the rows and to make queues of them.`}
          {version.isActive && !areOpen ? `The rows open once ${version.name} has decided all of them.` : ""}
          {areOpen && mayMakeQueue ? "A queue takes a sample of the rows that nobody has labelled yet." : ""}
        </span>
        <LeftOutRows corpus={corpus} counted={{ ...disputes, n: labelled }} />
      </div>
      {disputed === undefined ? null : (
        <MakeQueueDialog
          match={{ corpus, filter: disputed.filter }}
          suggested={disputed.suggested}
          onClose={() => setDisputed(undefined)}
        />
      )}
    </>
  );
}
