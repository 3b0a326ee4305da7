"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { RequestError } from "@/components/shell/request-error";
import { listAddress } from "@/components/trajectory-list/list-address";
import { formatNumber } from "@/components/ui/format-number";
import { diversityOptions } from "@/lib/client/filter-lab";
import type { AskDiversity, Diversity } from "@/lib/contract/pipeline";
import { type TriedCap, triedCapWords } from "@/lib/domain/tried-cap";
import { diversityTable } from "./diversity-table";
import { diversityConclusion } from "./diversity-words";
import { filterCommand } from "./filter-command";
import type { LabScope } from "./lab-scope";
import { SHOWN_SHARES, ShareList } from "./share-list";

const SAYS = {
  kept: "What these thresholds keep",
  approved: "What people approved for export, whatever the thresholds",
} as const;

interface DiversitySetProps {
  title: string;
  scope: LabScope;
  of: AskDiversity["of"];
  /** Without a cap that is tried. */
  whole: Diversity;
  tried: TriedCap | undefined;
  actions: ReactNode;
}

/** What a set is made of, under the cap that is tried; the figures before stay, greyed, while those of another cap come. */
export function DiversitySet({ title, scope, of, whole, tried, actions }: DiversitySetProps) {
  const asked = useQuery({
    ...diversityOptions(scope.corpus.id, { thresholds: scope.thresholds, of, tried }),
    ...{ placeholderData: keepPreviousData, enabled: tried !== undefined },
  });
  const shown = tried === undefined ? whole : (asked.data ?? whole);
  const addressOf = (filter: string) => listAddress(scope.corpus.id, filter);

  return (
    <ChartFrame
      name="filter-diversity"
      title={title}
      subtitle={`${SAYS[of]}${shown.tried ? `, with ${triedCapWords(shown.tried)}` : ""}: ${formatNumber(shown.total)}. Effective number: 1 over the sum of squared shares. The largest ${SHOWN_SHARES} of each; the table has up to 20.`}
      conclusion={diversityConclusion(shown)}
      isPicture={false}
      actions={actions}
      table={() => diversityTable(shown, addressOf)}
      command={filterCommand({ verb: "diversity", of, tried }, scope)}
    >
      {tried !== undefined && asked.isLoadingError ? (
        <RequestError
          place="panel"
          title="What it is made of under this cap could not be computed"
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      ) : null}
      {whole.total > 0 ? (
        <div
          aria-busy={tried !== undefined && (asked.isPending || asked.isPlaceholderData)}
          className="grid gap-x-8 gap-y-5 aria-busy:opacity-60 medium:grid-cols-2"
        >
          {shown.dimensions.map((dimension) => (
            <ShareList key={dimension.by} dimension={dimension} total={shown.total} addressOf={addressOf} />
          ))}
        </div>
      ) : (
        <p className="py-4 text-ink-2">
          {of === "approved"
            ? "Nobody has approved a trajectory here yet."
            : "These thresholds keep nothing. The funnel says where everything falls out."}
        </p>
      )}
    </ChartFrame>
  );
}
