"use client";
import { useQuery } from "@tanstack/react-query";
import type { AddressOf } from "@/components/judge-report/address-of";
import { RequestError } from "@/components/shell/request-error";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { auditSamplesOptions } from "@/lib/client/audit-samples";
import { SampleCard } from "./sample-card";

interface SampleListProps {
  corpus: string;
  addressOf: AddressOf;
}

/** What each audit sample says of the judge in the corpus, newest first; nothing until there is one. */
export function SampleList({ corpus, addressOf }: SampleListProps) {
  const samples = useQuery(auditSamplesOptions(corpus));
  if (samples.isPending) return <Skeleton height={120} />;
  if (samples.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The audit samples could not be read"
        error={samples.error}
        onRetry={() => void samples.refetch()}
      />
    );
  const { items, all } = samples.data;
  if (items.length === 0) return null;

  return (
    <Panel
      title="What samples say of the corpus"
      subtitle="A label of a large stratum stands for many trajectories, one of a small stratum for few: weighted so, the labels of a sample estimate the judge’s error rate in all that it was drawn from. 95 % intervals."
    >
      <ul className="divide-y divide-line">
        {items.map((sample, at) => (
          <li key={sample.id} className="py-4 first:pt-0 last:pb-0">
            <SampleCard sample={sample} isOpen={at === 0} addressOf={addressOf} />
          </li>
        ))}
      </ul>
      {all > items.length ? (
        <p className="mt-2 text-caption text-ink-3">
          The {formatNumber(items.length)} newest of {formatNumber(all)} samples.
        </p>
      ) : null}
    </Panel>
  );
}
