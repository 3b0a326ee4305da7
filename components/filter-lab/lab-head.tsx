"use client";
import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Select } from "@/components/ui/select";
import { TimeText } from "@/components/ui/time-text";
import { useMay } from "@/lib/client/use-me";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Corpus } from "@/lib/contract/corpora";
import type { FilterVersion } from "@/lib/contract/filters";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { changeWords, thresholdChanges } from "@/lib/domain/threshold-changes";
import { shortHash } from "@/lib/domain/version-hash";
import { labAddress } from "./lab-address";
import { LeadsActivate } from "./leads-activate";

interface LabHeadProps {
  corpus: Corpus;
  version: FilterVersion;
  versions: readonly FilterVersion[];
  /** Id of the version that decides in the corpus. */
  active: string;
  /** It is not active yet: rows still have the verdicts of the version before. */
  isBeingActivated: boolean;
  against: FilterVersion;
  thresholds: FilterThresholds;
  isDraft: boolean;
  onAgainst: (id: string) => void;
  /** Absent where there is nothing to save, or it is not this person's to do. */
  onSave: (() => void) | undefined;
  onActivate: (() => void) | undefined;
  /** Why none is activated, where nobody chose the corpus. */
  unchosen: string | undefined;
}

/** Which version it is, whose, and why; what the draft changes of it; what can be done. */
export function LabHead(props: LabHeadProps) {
  const { corpus, version, versions, active, isBeingActivated, against, thresholds, isDraft, unchosen } = props;
  const { onAgainst, onSave, onActivate } = props;
  const isActive = version.id === active;
  const activeWord = isBeingActivated ? "being activated" : "active";
  const mayActivate = useMay("activate_filter");
  const saveRefusal = useRefusal("save_filter");

  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {isActive && !isBeingActivated ? (
          <Chip tone="accent" mark="✓">
            active
          </Chip>
        ) : (
          <Chip tone="plain">{isActive ? activeWord : "not active"}</Chip>
        )}
        <span className="font-mono text-mono text-ink-3" title={`Content hash ${version.hash}`}>
          {shortHash(version.hash)}
        </span>
        <div className="flex grow flex-wrap items-center justify-end gap-x-3 gap-y-2">
          <span className="flex items-center gap-2">
            <span className="text-ink-2">Compared with</span>
            <Select
              label="Compared with"
              value={against.id}
              options={versions.map(({ id, name }) => ({
                value: id,
                label: id === active ? `${name} (${activeWord})` : name,
              }))}
              onValueChange={onAgainst}
            />
          </span>
          {onSave ? (
            <Button variant="primary" onClick={onSave}>
              Save as a new version
            </Button>
          ) : null}
          {onActivate ? (
            <Button variant="primary" disabled={unchosen !== undefined} title={unchosen} onClick={onActivate}>
              Activate
            </Button>
          ) : null}
          {!isDraft && !isActive && !mayActivate ? <LeadsActivate /> : null}
        </div>
      </div>
      <p className="max-w-220 text-ink-2">
        <PlainText text={version.author} />, <TimeText iso={version.createdAt} />
        {version.basedOn ? (
          <>
            , based on{" "}
            <Link
              href={labAddress(corpus.id, version.basedOn.id)}
              className="rounded-mark underline decoration-line-strong hover:decoration-current"
            >
              <PlainText text={version.basedOn.name} />
            </Link>
          </>
        ) : null}
        : <PlainText text={version.reason} />
      </p>
      {/* The line is there before the first change, so that nothing moves under a slider that is held. */}
      <p role="status" className={isDraft ? "max-w-220 text-accent" : "text-ink-3"}>
        {isDraft ? (
          <>
            <span className="font-semibold">Unsaved draft</span>, in the address of this page:{" "}
            {thresholdChanges(version.thresholds, thresholds).map(changeWords).join("; ")}.
            {saveRefusal === undefined ? "" : ` ${saveRefusal}`}
          </>
        ) : (
          "Move a setting to see what it would do; nothing changes before it is saved and activated."
        )}
      </p>
    </header>
  );
}
