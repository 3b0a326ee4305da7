"use client";
import { useQueryClient } from "@tanstack/react-query";
import { GUARD_LOOK } from "@/components/leak-audit/guard-look";
import { reportFailure } from "@/components/shell/report-failure";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import { releaseActOptions } from "@/lib/client/releases";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useIsAlone, useMay } from "@/lib/client/use-me";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { AgreeButton } from "./agree-button";
import { NoSecondPerson } from "./no-second-person";
import { isOpen } from "./release-standing";

/** Guards whose hits are let pass, by whom and why. One counts once two people stand for it. */
export function WaiversPanel({ release }: { release: ReleaseDetail }) {
  return (
    <Panel title="Waivers" subtitle="One counts once two people stand for it. The card prints them.">
      <ul className="flex flex-col gap-3">
        {release.waivers.map((waiver) => (
          <Waiver key={waiver.id} release={release} waiver={waiver} />
        ))}
      </ul>
    </Panel>
  );
}

interface WaiverProps {
  release: ReleaseDetail;
  waiver: ReleaseDetail["waivers"][number];
}

function Waiver({ release, waiver: { id, guard, reason, by, second, mayAgree } }: WaiverProps) {
  const act = useHeardMutation(releaseActOptions(useQueryClient(), release.id));
  const mayChange = useMay("sign_release") && isOpen(release);
  const isAlone = useIsAlone();

  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 font-medium">{GUARD_LOOK[guard].name}</h3>
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
            <AgreeButton release={release.id} waiver={id}>
              Agree as the second person
            </AgreeButton>
          ) : null}
          <Button
            size="small"
            disabled={act.isPending}
            onClick={() =>
              act.mutate(
                { act: "remove-waiver", waiver: id },
                { onError: (error) => reportFailure("The waiver was not taken back", error) },
              )
            }
          >
            Take back
          </Button>
        </div>
      ) : null}
    </li>
  );
}
