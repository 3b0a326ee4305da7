import { formatPlain } from "@/components/judge-report/format-estimate";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { Estimate, QuestionAgreement, Queue } from "@/lib/contract/queues";
import { questionKey } from "@/lib/domain/question";
import { questionTitle } from "./question-words";

interface AgreementPanelProps {
  queue: Pick<Queue, "questions" | "overlap" | "mode">;
  agreement: readonly QuestionAgreement[];
  /** Why nothing is told; undefined where it is. */
  hidden: string | undefined;
}

/** How far the reviewers agree beyond chance, a question at a time. */
export function AgreementPanel({ queue, agreement, hidden }: AgreementPanelProps) {
  return (
    <Panel
      title="Agreement among the reviewers"
      subtitle={`${queue.mode === "blind" ? "Blind answers" : "Answers"} that count toward the overlap. Brackets: 95 % intervals, resampled by problem.`}
    >
      {queue.overlap < 2 ? (
        <p className="text-ink-2">
          Every item gets one answer, so nobody can agree or differ. Use two answers or more.
        </p>
      ) : null}
      {queue.overlap > 1 && agreement.length === 0 ? (
        <p className="text-ink-2">{hidden ? `How far they agree is ${hidden}.` : "Nothing to compare yet."}</p>
      ) : null}
      {agreement.length > 0 ? (
        <div className="-mx-4 scroll-edges px-4">
          <table className="w-full min-w-160 text-left">
            <thead>
              <tr className="border-b border-line text-caption text-ink-3">
                <Head>Question</Head>
                <Head>Same answer</Head>
                <Head>Kappa</Head>
                <Head>Krippendorff’s alpha</Head>
                <Head>Weighted kappa</Head>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {agreement.map((line) => (
                <tr key={line.question} className="align-top">
                  <th scope="row" className="py-2 pr-4 font-medium">
                    {titleOf(queue.questions, line.question)}
                    <span className="block text-caption font-normal text-ink-3">{line.level}</span>
                    {line.leftOut > 0 ? (
                      <span className="block text-caption font-normal text-ink-3">
                        without {countOf(line.leftOut, "answer")} given after something hidden had been seen
                      </span>
                    ) : null}
                  </th>
                  <Estimates line={line} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Panel>
  );
}

/** Four times the same reason is said once. */
function Estimates({ line }: { line: QuestionAgreement }) {
  const { percent, kappa, alpha, weightedKappa } = line;
  const all = [percent, kappa, alpha, ...(weightedKappa ? [weightedKappa] : [])];
  const reasons = new Set(all.map((estimate) => (estimate.value === null ? estimate.reason : "")));
  const [only = ""] = reasons;
  if (reasons.size === 1 && only !== "")
    return (
      <td colSpan={4} className="py-2 text-ink-2">
        {only}
      </td>
    );

  return (
    <>
      <EstimateCell estimate={percent} format={formatPercent} />
      <EstimateCell estimate={kappa} format={formatPlain} />
      <EstimateCell estimate={alpha} format={formatPlain} />
      {weightedKappa ? (
        <EstimateCell estimate={weightedKappa} format={formatPlain} />
      ) : (
        <td className="py-2 text-caption text-ink-3">
          {line.level === "ordinal" ? "two reviewers only" : "ordered answers only"}
        </td>
      )}
    </>
  );
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="pb-1 pr-4 font-medium">
      {children}
    </th>
  );
}

function EstimateCell({ estimate, format }: { estimate: Estimate; format: (value: number) => string }) {
  if (estimate.value === null) return <td className="max-w-52 py-2 pr-4 text-table text-ink-2">{estimate.reason}</td>;
  const { value, low, high, n, note } = estimate;

  return (
    <td className="max-w-52 py-2 pr-4">
      <span className="font-mono text-mono text-ink">{format(value)}</span>
      {low !== null && high !== null ? (
        <span className="font-mono text-mono text-ink-2">
          {" "}
          <span className="inline-block whitespace-nowrap">
            [{format(low)}, {format(high)}]
          </span>
        </span>
      ) : null}
      <span className="block text-caption text-ink-3">n = {formatNumber(n)}</span>
      {note === undefined ? null : <span className="block text-caption text-ink-3">{note}</span>}
    </td>
  );
}

function titleOf(questions: Queue["questions"], key: string): string {
  const question = questions.find((candidate) => questionKey(candidate) === key);

  return question ? questionTitle(question) : key;
}
