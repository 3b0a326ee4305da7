import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import { formatDuration } from "@/components/ui/format-time";
import { Panel } from "@/components/ui/panel";
import type { QueueProgress } from "@/lib/contract/queues";

interface ReviewersPanelProps {
  reviewers: QueueProgress["reviewers"];
  /** Leads see everybody's figures, others their own. */
  seesAll: boolean;
}

/** What each reviewer did. The answer of the server holds only whom the person may see. */
export function ReviewersPanel({ reviewers, seesAll }: ReviewersPanelProps) {
  return (
    <Panel
      title={seesAll ? "Reviewers" : "Your work"}
      subtitle={`${seesAll ? "Each person sees their own line; leads see all." : "You and the leads see this."} What came out is compared by structure, or by the first question where that is not asked.`}
    >
      {reviewers.length === 0 ? (
        <p className="text-ink-2">{seesAll ? "Nobody has answered yet." : "You have not answered here yet."}</p>
      ) : (
        <div className="-mx-4 scroll-edges px-4">
          <table className="w-full min-w-120 text-left">
            <thead>
              <tr className="border-b border-line text-caption text-ink-3">
                <th scope="col" className="pb-1 pr-4 font-medium">
                  Person
                </th>
                <th scope="col" className="pb-1 pr-4 text-right font-medium">
                  Answers
                </th>
                <th scope="col" className="pb-1 pr-4 text-right font-medium">
                  Skipped
                </th>
                <th scope="col" className="pb-1 pr-8 text-right font-medium">
                  Time an item, median
                </th>
                <th scope="col" className="pb-1 font-medium">
                  Came out as answered
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {reviewers.map(({ person, isMe, answers, skipped, medianSeconds, agreedWithSettled }) => (
                <tr key={person.id}>
                  <th scope="row" className="max-w-60 truncate py-2 pr-4 font-medium">
                    {person.name}
                    {isMe ? <span className="font-normal text-ink-3"> (you)</span> : null}
                  </th>
                  <td className="py-2 pr-4 text-right font-mono text-mono">{formatNumber(answers)}</td>
                  <td className="py-2 pr-4 text-right font-mono text-mono text-ink-2">{formatNumber(skipped)}</td>
                  <td className="py-2 pr-8 text-right font-mono text-mono text-ink-2">
                    {medianSeconds === null ? "–" : formatDuration(medianSeconds * 1000)}
                  </td>
                  <td className="py-2 text-ink-2">
                    {agreedWithSettled ? settledText(answers, agreedWithSettled) : "hidden for now"}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

/** Of an item that is done, too, that question is not settled where not all who answered it gave an answer to it. */
function settledText(answers: number, { agreed, settled }: { agreed: number; settled: number }): string {
  if (settled === 0) return "nothing settled";
  const rest = answers > settled ? `; ${formatNumber(answers - settled)} not settled` : "";

  return `${formatNumber(agreed)} of ${countOf(settled, "settled answer")}, ${formatPercent(agreed / settled)}${rest}`;
}
