import { membersOf } from "@/lib/exporters/row/json-shape";
import { countsAsAnswer } from "@/lib/leak/counts-as-answer";
import { readLeakProblem } from "@/lib/leak/read-leak-problem";
import { productsOfCalls, type UsedProducts } from "@/lib/measures/used-products";

/** What a row tells of its problem. */
export interface RowProblem {
  /** Keys that its metadata names; all have to be that of its record. */
  readonly keys: readonly unknown[];
  readonly query: string;
  /** Products that its rollouts recommend, of those that count as an answer. */
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
  const uses = [
    usesOf([...opening, ...said], better ?? metadata),
    ...(worse === undefined ? [] : [usesOf(listOf(members["rejected"]), worse)]),
  ];

  return {
    keys: [better, worse].some((side) => side !== undefined)
      ? [better?.["problem_id"], worse?.["problem_id"]]
      : [metadata["problem_id"]],
    query: readLeakProblem({ messages: opening }, "")?.query ?? "",
    recommendedIds: uses.flatMap(({ recommended, isAnswer }) => (isAnswer ? recommended : [])),
    viewedIds: uses.flatMap(({ recommended, viewed, isAnswer }) => (isAnswer ? viewed : [...viewed, ...recommended])),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

type Members = Readonly<Record<string, unknown>>;

/** A preset that does not say how a rollout stands takes approved ones alone. */
function usesOf(messages: readonly unknown[], { outcome, standing }: Members): UsedProducts & { isAnswer: boolean } {
  const isApproved = standing === undefined || standing === "approved";

  return { ...productsOfCalls(callsOf(messages)), isAnswer: countsAsAnswer({ outcome: String(outcome), isApproved }) };
}

function callsOf(messages: readonly unknown[]): readonly { readonly name: string; readonly args?: Members }[] {
  return messages.flatMap((message) =>
    listOf(membersOf(message)?.["tool_calls"]).map((call) => {
      const called = membersOf(membersOf(call)?.["function"]) ?? {};
      const args = argumentsOf(called["arguments"]);
      return { name: String(called["name"]), ...(args === undefined ? {} : { args }) };
    }),
  );
}

function argumentsOf(given: unknown): Members | undefined {
  if (typeof given !== "string") return membersOf(given);

  try {
    return membersOf(JSON.parse(given));
  } catch {
    // What an agent wrote need not be JSON; then it names no product that can be compared.
    return undefined;
  }
}

/** The calls of a reference as the turn that made them. */
function asTurn(action: unknown): unknown {
  const calls = listOf(action).map((call) => {
    const { name, parameters } = membersOf(call) ?? {};
    return { function: { name, arguments: parameters } };
  });

  return { role: "assistant", tool_calls: calls };
}
