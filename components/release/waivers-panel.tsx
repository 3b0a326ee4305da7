"use client";
import { GUARD_LOOK } from "@/components/leak-audit/guard-look";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Panel } from "@/components/ui/panel";
import { ON_IN_THE_SCREEN } from "@/components/ui/pass-focus";
import { TimeText } from "@/components/ui/time-text";
import { useIsAlone, useMay } from "@/lib/client/use-me";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { AgreeButton } from "./agree-button";
import { NoSecondPerson } from "./no-second-person";
import { isOpen } from "./release-standing";
import type { WaiverAct } from "./use-waiver-act";

interface WaiversPanelProps {
  release: ReleaseDetail;
  act: WaiverAct;
}

/** Guards whose hits are let pass, by whom and why. One counts once two people stand for it. */
export function WaiversPanel({ release, act }: WaiversPanelProps) {
  return (
    <Panel title="Waivers" subtitle="One counts once two people stand for it. The card prints them.">
      <ul className="flex flex-col gap-3">
        {release.waivers.map((waiver) => (
          <Waiver key={waiver.id} release={release} waiver={waiver} act={act} />
        ))}
      </ul>
    </Panel>
  );
}

interface WaiverProps extends WaiversPanelProps {
  waiver: ReleaseDetail["waivers"][number];
}

function Waiver({ release, waiver, act }: WaiverProps) {
  const { id, guard, reason, by, second, mayAgree } = waiver;
  const { name } = GUARD_LOOK[guard];
  const mayChange = useMay("sign_release") && isOpen(release);
  const isAlone = useIsAlone();

  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        {/* Takes the keyboard once somebody has agreed: "Take back" must not be what a second press meets. */}
        <h3 tabIndex={-1} className="min-w-0 flex-1 font-medium">
          {name}
        </h3>
        <Chip tone={second ? "subtask" : "quiet"} mark={second ? "⊘" : "…"}>
          {second ? "waived" : "waits for a second person"}
        </Chip>
      </div>
      <p className="wrap-anywhere">
        <PlainText text={reason} />
      </p>
      <p className="text-ink-2">
        <PlainText text={by.person} /> <TimeText iso={by.at} />
        {second ? (
          <>
            , and <PlainText text={second.person} /> <TimeText iso={second.at} />
          </>
        ) : null}
      </p>
      {isAlone && !second && !mayAgree && isOpen(release) ? (
        <NoSecondPerson instead="Take it back, mend the split and build the release again">
          It counts for nothing until another person agrees
        </NoSecondPerson>
      ) : null}
      {mayChange ? (
        <div className="flex flex-wrap gap-2">
          {mayAgree ? (
            <AgreeButton waiver={waiver} act={act}>
              Agree as the second person
            </AgreeButton>
          ) : null}
          <Button
            ref={ON_IN_THE_SCREEN}
            size="small"
            aria-label={`Take back the waiver of ${name}`}
            aria-disabled={act.isPending}
            onClick={act.isPending ? undefined : () => act.takeBack(id)}
          >
            Take back
          </Button>
        </div>
      ) : null}
    </li>
  );
}
