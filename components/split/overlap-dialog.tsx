"use client";
import { useQuery } from "@tanstack/react-query";
import { HitTable } from "@/components/leak-audit/hit-table";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { protectedSetOptions } from "@/lib/client/protected-sets";
import type { ProtectedSet, ProtectedSetDetail } from "@/lib/contract/splits";

interface OverlapDialogProps {
  corpus: string;
  set: ProtectedSet;
  onClose: () => void;
}

/** Which problems of the corpus a protected set holds and by what, and what of its file was not read. */
export function OverlapDialog({ corpus, set, onClose }: OverlapDialogProps) {
  const detail = useQuery(protectedSetOptions(set.id));

  return (
    <Dialog
      open
      isAddressed
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title={`“${set.name}” in this corpus`}
      description={`${countOf(set.overlap, "of the problems here overlaps", "of the problems here overlap")} with its ${formatNumber(set.problems)}. Give their clusters the pool “never touch”, or ship pools without them.`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {detail.isPending ? <Skeleton height={120} /> : null}
      {detail.isLoadingError ? (
        <RequestError
          place="panel"
          title="What overlaps could not be read"
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      ) : null}
      {detail.data ? (
        <div className="flex flex-col gap-5">
          {detail.data.hits.length > 0 ? (
            <HitTable
              corpus={corpus}
              report={{ guard: "protected", count: detail.data.overlap, hits: detail.data.hits }}
            />
          ) : null}
          <NotRead detail={detail.data} />
        </div>
      ) : null}
    </Dialog>
  );
}

function NotRead({ detail: { unread, unreadReasons } }: { detail: ProtectedSetDetail }) {
  if (unread === 0) return null;

  return (
    <section aria-label="Not read">
      <h3 className="mb-1 text-table font-medium">{countOf(unread, "record")} of the file held no problem</h3>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {unreadReasons.map(({ reason, count, first }) => (
          <li key={reason} className="flex flex-wrap gap-x-3 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <PlainText text={reason} />
            </span>
            <span className="text-ink-2">
              {formatNumber(count)}, the first is <PlainText text={first} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
