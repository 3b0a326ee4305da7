import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { type Answers, type Question, questionKey } from "@/lib/domain/question";

/** What filter and judge would answer, as far as the masked detail shows them; undefined when they would say nothing. */
export function suggestAnswers(questions: readonly Question[], detail: TrajectoryDetail): Answers | undefined {
  const said = new Map<string, string>();
  const verdict = detail.outline.analysis?.verdict.verdict;
  if (verdict === "agentic" || verdict === "sub_task") said.set("structure", verdict);
  const { judgement, outcome } = detail.header;
  if (judgement?.state === "scored" && judgement.gate !== null) said.set("gate", String(judgement.gate));
  if (outcome?.level === "success") said.set("outcome", "ok");

  const answers = questions.flatMap((question) => {
    const value = said.get(questionKey(question));
    return value === undefined ? [] : [[questionKey(question), value] as const];
  });

  return answers.length > 0 ? Object.fromEntries(answers) : undefined;
}
