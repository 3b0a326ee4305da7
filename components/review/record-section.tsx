"use client";
import { RawTextButton } from "@/components/trajectory/raw-text-button";
import { formatBytes } from "@/components/ui/format-number";
import { formatAbsoluteTime, formatDuration } from "@/components/ui/format-time";
import type { Outline, TrajectoryHeader } from "@/lib/contract/outline";
import { valueText } from "@/lib/domain/call-text";
import { PaneSection } from "./pane-section";
import { RawRecord } from "./raw-record";

interface Fact {
  readonly name: string;
  readonly value: string | null | undefined;
  /** Ids and keys, in mono and cut in the middle. */
  readonly isId?: true;
}

function factsOf(header: TrajectoryHeader): readonly Fact[] {
  const { run, agent, problem } = header;
  return [
    { name: "Run", value: run.name },
    { name: "Agent", value: agent?.name },
    { name: "Agent version", value: agent?.version, isId: true },
    // A run has one agent, so its model is told also of a record that names none.
    { name: "Model", value: agent?.model ? `${agent.model}, of its run` : null },
    { name: "Miner", value: agent?.minerHotkey, isId: true },
    { name: "Validator", value: run.validatorHotkey, isId: true },
    { name: "Race", value: run.raceId, isId: true },
    { name: "Phase", value: run.phase },
    { name: "Suite", value: run.suite ?? problem.suite },
    { name: "Scoring version", value: run.scoringVersion },
    { name: "Harness", value: run.harness },
    { name: "Problem", value: problem.key, isId: true },
    { name: "Bucket", value: problem.bucket },
    { name: "Rollout", value: header.rollout === null ? null : String(header.rollout) },
    { name: "Status", value: header.status.replace("_", " ") },
    { name: "Started", value: header.startedAt ? formatAbsoluteTime(header.startedAt) : null },
    { name: "Took", value: header.durationMs === null ? null : formatDuration(header.durationMs) },
    { name: "Source id", value: header.sourceId, isId: true },
    { name: "Format", value: `${header.format}, ${header.shape}` },
    { name: "Imported", value: formatAbsoluteTime(header.importedAt) },
    { name: "Stored", value: formatBytes(header.rawBytes) },
  ];
}

interface RecordSectionProps {
  header: TrajectoryHeader;
  outline: Outline;
  /** The record holds what is hidden from the person now. */
  isRawHidden: boolean;
}

/** Where the trajectory comes from, and the record as it came. */
export function RecordSection({ header, outline, isRawHidden }: RecordSectionProps) {
  const { notes, extra } = outline;
  const facts = factsOf(header).filter((fact) => fact.value !== null && fact.value !== undefined && fact.value !== "");

  return (
    <PaneSection title="Record" aside={header.corpus.name}>
      <dl>
        {facts.map((fact) => (
          <div key={fact.name} className="flex items-baseline gap-3 py-px">
            <dt className="w-26 shrink-0 text-ink-3">{fact.name}</dt>
            <dd
              title={fact.value ?? undefined}
              className={fact.isId ? "min-w-0 truncate font-mono text-mono text-ink-2" : "min-w-0 truncate text-ink-2"}
            >
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
      {notes.length === 0 ? null : (
        <ul aria-label="Notes of the import" className="mt-2 list-disc pl-4 text-table text-ink-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {extra && Object.keys(extra).length > 0 ? (
        <p className="mt-1.5">
          <RawTextButton title="What else the source says" text={valueText(extra)}>
            What else the source says
          </RawTextButton>
        </p>
      ) : null}
      {isRawHidden ? (
        <p className="mt-2.5 text-table text-ink-3">The raw record holds what is hidden from you now.</p>
      ) : (
        <RawRecord id={header.id} sizeBytes={header.rawBytes} />
      )}
    </PaneSection>
  );
}
