"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Segmented } from "@/components/ui/segmented";
import { releaseSettingsOptions } from "@/lib/client/releases";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useIsAlone, useMay } from "@/lib/client/use-me";
import { NoSecondPerson } from "./no-second-person";

interface ApprovalsSettingProps {
  corpus: string;
  needed: number;
}

const CHOICES = [
  { value: "1", label: "One person" },
  { value: "2", label: "Two people" },
] as const;

/** How many people have to approve a release of the corpus before it can be signed. */
export function ApprovalsSetting({ corpus, needed }: ApprovalsSettingProps) {
  const change = useHeardMutation(releaseSettingsOptions(useQueryClient(), corpus));
  const mayChange = useMay("sign_release");
  const unchosen = useUnchosenCorpus();
  const isAlone = useIsAlone();
  const shown = change.isPending ? change.variables : needed;
  if (!mayChange || unchosen !== undefined)
    return (
      <p className="text-ink-2" title={unchosen}>
        {needed === 2 ? "Two people approve" : "One person approves"} a release here.
      </p>
    );
  // Whoever has just asked for one person keeps the keyboard in the choice.
  if (isAlone && needed === 1 && change.isIdle)
    return (
      <p className="max-w-220 text-ink-2">
        One person approves a release before it can be signed. Two can be asked for where people sign in: start Assay
        with <code className="font-mono text-mono">ASSAY_AUTH=required</code>.
      </p>
    );

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Segmented
        label="Who approves a release"
        value={shown === 2 ? "2" : "1"}
        options={CHOICES}
        onValueChange={(value) =>
          change.mutate(Number(value), { onError: (error) => reportFailure("The setting was not changed", error) })
        }
      />
      <span className="text-ink-2">
        {shown === 2 ? "have to approve a release, each by themselves" : "approves a release"} before it can be signed.
      </span>
      {isAlone && shown === 2 ? (
        <NoSecondPerson instead="Ask for one person">No release can be signed until two approve it</NoSecondPerson>
      ) : null}
    </div>
  );
}
