"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { parseAsArrayOf, parseAsString, useQueryState } from "nuqs";
import { useRef } from "react";
import { ReportTable } from "@/components/judge-report/report-table";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Checkbox } from "@/components/ui/checkbox";
import { formatBytes, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress-bar";
import { TimeText } from "@/components/ui/time-text";
import type { ReleaseSummary } from "@/lib/contract/releases";
import { shortHash } from "@/lib/domain/version-hash";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { CompareChosen } from "./compare-chosen";
import { releaseAddress } from "./release-address";
import { StateChips } from "./state-chips";
import { useReleaseKeys } from "./use-release-keys";

interface ReleaseRowsProps {
  corpus: string;
  items: readonly ReleaseSummary[];
}

/** The newest first. Two of them are chosen to be compared. */
export function ReleaseRows({ corpus, items }: ReleaseRowsProps) {
  const [ids, setIds] = useQueryState("chosen", parseAsArrayOf(parseAsString).withDefault([]));
  const place = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const picked = ids.filter((id) => items.some((item) => item.id === id && item.contentHash !== null)).slice(-2);
  const chosen = items.filter(({ id }) => picked.includes(id));

  function onChoose(id: string) {
    // A third takes the place of the one that was chosen first.
    void setIds(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked.slice(-1), id]);
  }

  const [newer, older] = chosen;
  const compare = newer && older ? releaseAddress(newer.id, corpus, { part: "difference", from: older.id }) : undefined;
  useReleaseKeys({
    place,
    onOpen: (id) => router.push(releaseAddress(id, corpus)),
    onChoose: (id) => items.some((release) => release.id === id && release.contentHash !== null) && onChoose(id),
    onCompare: () => compare && router.push(compare),
  });

  return (
    <Panel
      title="Built so far"
      subtitle="The newest first. Choose two to see what entered, left and changed."
      actions={<CompareChosen chosen={chosen} address={compare} onClear={() => void setIds([])} />}
    >
      <div ref={place}>
        <ReportTable
          caption="Releases"
          columns={[
            { name: "Release" },
            { name: "State" },
            { name: "Preset" },
            { name: "Rows", isNumber: true },
            { name: "Size", isNumber: true },
            { name: "Content hash", shown: <span className="whitespace-nowrap">Content hash</span> },
            { name: "Built by", shown: <span className="whitespace-nowrap">Built by</span> },
            { name: "When" },
            { name: "Compare" },
          ]}
          rows={items.map((release) => ({
            key: release.id,
            head: <Name corpus={corpus} release={release} />,
            cells: [
              <State key="state" release={release} />,
              <OneLine key="preset" text={PRESET_DESCRIPTIONS[release.preset].title} />,
              release.rows === null ? "" : formatNumber(release.rows),
              release.bytes === null ? null : (
                <span key="bytes" className="whitespace-nowrap">
                  {formatBytes(release.bytes)}
                </span>
              ),
              release.contentHash === null ? null : (
                <span key="hash" className="font-mono text-mono text-ink-3" title={release.contentHash}>
                  {shortHash(release.contentHash)}
                </span>
              ),
              <OneLine key="person" text={release.createdBy} />,
              <span key="when" className="whitespace-nowrap text-ink-2">
                <TimeText iso={release.createdAt} />
              </span>,
              release.contentHash === null ? null : (
                <Checkbox
                  key="choose"
                  aria-label={`Compare #${release.number}`}
                  checked={chosen.includes(release)}
                  onCheckedChange={() => onChoose(release.id)}
                />
              ),
            ],
          }))}
        />
      </div>
    </Panel>
  );
}

function Name({ corpus, release: { id, number, name } }: { corpus: string; release: ReleaseSummary }) {
  return (
    <Link
      href={releaseAddress(id, corpus)}
      data-release={id}
      className="block max-w-50 truncate rounded-mark medium:max-w-70 underline decoration-line-strong hover:decoration-current"
    >
      <span className="font-mono text-mono text-ink-3">#{number}</span> <PlainText text={name} />
    </Link>
  );
}

/** Cut where the window is narrow, so that a row stays one line high. */
function OneLine({ text }: { text: string }) {
  return (
    <span title={text} className="block max-w-44 truncate medium:max-w-70">
      <PlainText text={text} />
    </span>
  );
}

function State({ release }: { release: ReleaseSummary }) {
  const { state, job, number } = release;

  return (
    <span className={state === "building" ? "flex min-w-32 flex-col gap-1.5" : "flex flex-col"}>
      <StateChips release={release} />
      {state === "building" ? (
        <ProgressBar label={`Building release ${number}`} done={job?.done ?? 0} total={job?.total ?? 0} />
      ) : null}
    </span>
  );
}
