"use client";
import { TextAction } from "@/components/trajectory/text-action";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { isOver } from "@/lib/domain/is-over";
import { BulkApprovalRow } from "./bulk-approval-row";
import { FilterWords } from "./filter-words";

interface EarlierApprovalsProps {
  corpus: string;
  /** Of the corpus, newest first. */
  items: readonly BulkApproval[];
  onShowAll: () => void;
}

/** Before another one is started: those that still run, and the way to all of them. */
export function EarlierApprovals({ corpus, items, onShowAll }: EarlierApprovalsProps) {
  const running = items.filter(({ job }) => !isOver(job));
  if (items.length === 0) return null;

  return (
    <section aria-label="Earlier bulk approvals" className="mb-3 border-b border-line pb-2">
      {running.length > 0 ? (
        <ul aria-label="Still running" className="divide-y divide-line">
          {running.map((item) => (
            <BulkApprovalRow key={item.job.id} corpus={corpus} item={item}>
              <FilterWords filter={item.filter} />
            </BulkApprovalRow>
          ))}
        </ul>
      ) : null}
      <p className="text-caption text-ink-2">
        <TextAction onClick={onShowAll}>See or undo earlier bulk approvals</TextAction>
      </p>
    </section>
  );
}
