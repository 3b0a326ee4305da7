import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { showToast } from "@/components/ui/toast";
import { releaseActOptions } from "@/lib/client/releases";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { ReleaseDetail } from "@/lib/contract/releases";

/** Takes the person's own approval of a release back, and tells what came of it. */
export function useTakeBack({ id, number, name }: Pick<ReleaseDetail, "id" | "number" | "name">) {
  const act = useHeardMutation(releaseActOptions(useQueryClient(), id));
  const takeBack = () =>
    act.mutate(
      { act: "take-back" },
      {
        onSuccess: () =>
          showToast({ about: `approval of ${id}`, message: `Your approval of #${number} “${name}” is taken back` }),
        onError: (error) => reportFailure("Your approval was not taken back", error),
      },
    );

  return { takeBack, isPending: act.isPending };
}
