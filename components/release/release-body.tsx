"use client";
import { PageFrame } from "@/components/shell/page-frame";
import { Segmented } from "@/components/ui/segmented";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { movedSentences } from "@/lib/leak/moved-sentences";
import { AuditPart } from "./audit-part";
import { BuildPart } from "./build-part";
import { BuiltFrom } from "./built-from";
import { CardPart } from "./card-part";
import { DifferencePart } from "./difference-part";
import { FilesPart } from "./files-part";
import { LaterAudit } from "./later-audit";
import { RELEASE_PARTS, type ReleasePart, type ReleasePlace, type SetReleasePlace } from "./release-params";
import { SignaturePanel } from "./signature-panel";
import { StepsPanel } from "./steps-panel";
import { useWaiverAct, type WaiverAct } from "./use-waiver-act";
import { WaiversPanel } from "./waivers-panel";
import { WarningsNote } from "./warnings-note";
import { WithdrawnNote } from "./withdrawn-note";

const PART_NAMES = {
  audit: "Audit",
  files: "Files",
  card: "Card",
  difference: "Difference",
} as const satisfies Record<ReleasePart, string>;

interface ReleaseBodyProps {
  release: ReleaseDetail;
  place: ReleasePlace;
  setPlace: SetReleasePlace;
}

/** What a release is and says at the left, what is done with it at the right. */
export function ReleaseBody({ release, place, setPlace }: ReleaseBodyProps) {
  const { state } = release;
  const waiverAct = useWaiverAct(release.id);
  const isBuilt = release.contentHash !== null;
  const move = (by: 1 | -1) => {
    const at = RELEASE_PARTS.indexOf(place.part) + by;
    const part = RELEASE_PARTS[(at + RELEASE_PARTS.length) % RELEASE_PARTS.length];
    if (part) setPlace({ part });
  };
  useHotkeys(isBuilt ? { "release.next-part": () => move(1), "release.previous-part": () => move(-1) } : {});

  return (
    <PageFrame>
      {release.withdrawn ? <WithdrawnNote withdrawn={release.withdrawn} /> : null}
      <WarningsNote label="Moved since it was built" warnings={release.moved.map(movedSentences)} />
      <WarningsNote label="Warnings of the rows" warnings={release.warnings} />
      <div className="flex flex-col gap-4 medium:flex-row medium:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          {isBuilt || state === "building" ? (
            <div>
              <Segmented
                label="Part of the release"
                value={place.part}
                options={RELEASE_PARTS.map((value) => ({ value, label: PART_NAMES[value] }))}
                onValueChange={(part) => setPlace({ part })}
              />
            </div>
          ) : null}
          {isBuilt ? (
            <Part release={release} place={place} setPlace={setPlace} waiverAct={waiverAct} />
          ) : (
            <BuildPart release={release} />
          )}
        </div>
        {/* Where there is one column, what is to be done next stands above what the release says. */}
        <div className="contents min-w-0 shrink-0 flex-col gap-4 medium:flex medium:w-90">
          <div className="order-first medium:order-none">
            <StepsPanel release={release} />
          </div>
          {release.waivers.length > 0 ? <WaiversPanel release={release} act={waiverAct} /> : null}
          {release.signed ? <SignaturePanel signed={release.signed} /> : null}
          <BuiltFrom release={release} />
        </div>
      </div>
    </PageFrame>
  );
}

interface PartProps extends ReleaseBodyProps {
  waiverAct: WaiverAct;
}

function Part({ release, place, setPlace, waiverAct }: PartProps) {
  switch (place.part) {
    case "audit":
      return (
        <>
          <AuditPart
            release={release}
            open={place.guard}
            onOpen={(guard) => setPlace({ guard })}
            waiverAct={waiverAct}
          />
          {release.signed ? <LaterAudit release={release} /> : null}
        </>
      );
    case "files":
      return <FilesPart release={release} />;
    case "card":
      return <CardPart release={release} />;
    case "difference":
      return <DifferencePart release={release} from={place.from} onFrom={(from) => setPlace({ from })} />;
  }
}
