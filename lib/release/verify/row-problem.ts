import { membersOf } from "@/lib/exporters/row/json-shape";
import { isIdText } from "@/lib/filter/result-ids";
import { readLeakProblem } from "@/lib/leak/read-leak-problem";

/** What a row tells of its problem. */
export interface RowProblem {
  /** Keys that its metadata names; all have to be that of its record. */
  readonly keys: readonly unknown[];
  readonly query: string;
  /** Products of its last recommendation; only those of a success count as an answer. */
  readonly recommendedIds: readonly string[];
  readonly viewedIds: readonly string[];
}

/** Reads the problem of a row of any preset out of its messages. */
export function rowProblem(row: unknown): RowProblem {
  const members = membersOf(row) ?? {};
  const metadata = membersOf(members["metadata"]) ?? {};
  const better = membersOf(metadata["chosen"]);
  const worse = membersOf(metadata["rejected"]);
  const opening = listOf(members["messages"] ?? members["prompt"] ?? members["messages_prefix"]);
  const said = [...listOf(members["completion"]), ...listOf(members["chosen"]), asTurn(members["reference_action"])];
  const answer = readLeakProblem({ messages: [...opening, ...said] }, "");
  const other = readLeakProblem({ messages: listOf(members["rejected"]) }, "");
  const isSuccess = (better ?? metadata)["outcome"] === "success";
  const named = answer?.recommendedIds ?? [];
  const recommended = isSuccess ? lastAnswer([...opening, ...said]) : [];
  const notAnswered = [...named.filter((id) => !recommended.includes(id)), ...(other?.recommendedIds ?? [])];

  return {
    keys: [better, worse].some((side) => side !== undefined)
      ? [better?.["problem_id"], worse?.["problem_id"]]
      : [metadata["problem_id"]],
    query: answer?.query ?? "",
    recommendedIds: recommended,
    viewedIds: [...(answer?.viewedIds ?? []), ...(other?.viewedIds ?? []), ...notAnswered],
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Products of the last recommendation, on which an outcome rests; an agent may write words that cannot be an id. */
function lastAnswer(messages: readonly unknown[]): readonly string[] {
  const turns = messages.flatMap((message) =>
    listOf(membersOf(message)?.["tool_calls"]).map((call) => ({ role: "assistant", tool_calls: [call] })),
  );
  const answers = turns.map((turn) => readLeakProblem({ messages: [turn] }, "")?.recommendedIds ?? []);

  return answers.findLast((ids) => ids.length > 0)?.filter(isIdText) ?? [];
}

/** The calls of a reference as the turn that made them. */
function asTurn(action: unknown): unknown {
  const calls = listOf(action).map((call) => {
    const { name, parameters } = membersOf(call) ?? {};
    return { function: { name, arguments: parameters } };
  });

  return { role: "assistant", tool_calls: calls };
}
