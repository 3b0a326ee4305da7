import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { releaseActOptions } from "@/lib/client/releases";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";

/** What a person does about the waivers of a release. */
export interface WaiverAct {
  readonly agree: (waiver: string) => void;
  readonly takeBack: (waiver: string) => void;
  /** One is on its way, or what it left is not read yet. */
  readonly isPending: boolean;
}

/**
 * Agrees to waivers and takes them back. There is one for the whole release, since a waiver stands where its hits do and
 * in the list of waivers: what is pressed at one place is closed at the other.
 */
export function useWaiverAct(release: string): WaiverAct {
  const { mutate, isPending } = useHeardMutation(releaseActOptions(useQueryClient(), release));

  return {
    agree: (waiver) =>
      mutate({ act: "second", waiver }, { onError: (error) => reportFailure("Your agreement was not kept", error) }),
    takeBack: (waiver) =>
      mutate(
        { act: "remove-waiver", waiver },
        { onError: (error) => reportFailure("The waiver was not taken back", error) },
      ),
    isPending,
  };
}
