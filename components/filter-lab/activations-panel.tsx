"use client";
import Link from "next/link";
import { Fragment } from "react";
import { ReportTable } from "@/components/judge-report/report-table";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip, type Tone } from "@/components/ui/chip";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import type { Corpus } from "@/lib/contract/corpora";
import type { ActivationStarted, FilterActivation, FilterList } from "@/lib/contract/filters";
import { MOST_ACTIVATIONS } from "@/lib/domain/most-activations";
import { UndoButton } from "./activation-note";
import { againstAddress, labAddress } from "./lab-address";
import { movedWords } from "./moved-words";
import { RetryButton } from "./retry-button";

const STATE_LOOK = {
  queued: { mark: "…", word: "waiting", tone: "quiet" },
  running: { mark: "…", word: "running", tone: "accent" },
  done: { mark: "✓", word: "done", tone: "plain" },
  failed: { mark: "✕", word: "failed", tone: "danger" },
  cancelled: { mark: "⊘", word: "cancelled", tone: "quiet" },
} as const satisfies Record<FilterActivation["state"], { mark: string; word: string; tone: Tone }>;

interface ActivationsPanelProps {
  corpus: Corpus;
  list: FilterList;
  onStarted: (started: ActivationStarted) => void;
}

/** Who changed what decides in the corpus, when and why, and the way back from the latest change, or on with it. */
export function ActivationsPanel({ corpus, list: { activations }, onStarted }: ActivationsPanelProps) {
  return (
    <Panel
      title="Activations"
      subtitle={`What decided in “${corpus.name}”, the latest change first${activations.length < MOST_ACTIVATIONS ? "" : `, no more than ${MOST_ACTIVATIONS}`}. The latest whose version is active can be taken back; one that stopped on a fault can be tried again.`}
    >
      {activations.length === 0 ? (
        <p className="text-ink-2">
          Nothing was activated here yet: the corpus is decided by the version it began with.
        </p>
      ) : (
        <div className="fold-rows">
          <ReportTable
            caption="Activations"
            isStacked
            columns={[
              { name: "Version" },
              { name: "Instead of" },
              { name: "Who" },
              { name: "When" },
              { name: "Why" },
              { name: "State" },
              { name: "Verdicts that changed" },
              { name: "Actions", isNumber: true, shown: <span className="sr-only">Actions</span> },
            ]}
            rows={activations.map((activation) => ({
              key: activation.id,
              head: <VersionLink corpus={corpus.id} version={activation.version} />,
              cells: [
                <VersionLink key="previous" corpus={corpus.id} version={activation.previous} />,
                <PlainText key="who" text={activation.person} />,
                <span key="when" className="whitespace-nowrap text-ink-2">
                  <TimeText iso={activation.createdAt} />
                </span>,
                <span key="why" className="block min-w-44 wrap-anywhere">
                  <PlainText text={activation.reason} />
                </span>,
                <State key="state" state={activation.state} />,
                <span key="moved" className="block min-w-36 text-ink-2">
                  {activation.state === "done" ? <Moved corpus={corpus.id} activation={activation} /> : null}
                </span>,
                <Fragment key="acts">
                  <UndoButton size="small" corpus={corpus.id} activation={activation} onUndone={onStarted} />
                  <RetryButton corpus={corpus.id} {...{ activation, onStarted }} />
                </Fragment>,
              ],
            }))}
          />
        </div>
      )}
    </Panel>
  );
}

/** The record counts verdicts alone, so the way to what both versions keep stands beside them. */
function Moved({ corpus, activation }: { corpus: string; activation: FilterActivation }) {
  const { version, previous, moved } = activation;

  return (
    <>
      {movedWords(moved)}{" "}
      <Link
        href={againstAddress(corpus, version.id, previous.id)}
        className="underline decoration-line-strong hover:decoration-current"
      >
        Compare what they keep now
      </Link>
    </>
  );
}

function State({ state }: Pick<FilterActivation, "state">) {
  const { mark, word, tone } = STATE_LOOK[state];

  return (
    <Chip tone={tone} mark={mark}>
      {word}
    </Chip>
  );
}

function VersionLink({ corpus, version }: { corpus: string; version: FilterActivation["version"] }) {
  return (
    <Link
      href={labAddress(corpus, version.id)}
      className="block max-w-60 truncate underline decoration-line-strong hover:decoration-current"
    >
      <PlainText text={version.name} />
    </Link>
  );
}
