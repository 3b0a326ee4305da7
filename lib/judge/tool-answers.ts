import type { Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { type DispatchEntry, logEntries } from "@/lib/filter/log-entries";

/** What a tool answered, JSON texts parsed. */
export interface ToolAnswer {
  readonly step: number;
  readonly tool: string;
  readonly value: unknown;
}

export interface ToolAnswers {
  /** As the agent's text tells. */
  readonly claimed: readonly ToolAnswer[];
  /** As the proxy recorded. */
  readonly logged: readonly ToolAnswer[];
  /** True when the log holds the body of every answer. */
  readonly isLogWhole: boolean;
  /** True when nothing that a tool answered is missing, neither from the text nor from the log. */
  readonly isWhole: boolean;
}

/** Their answers repeat the arguments and tell nothing of the shop. */
const ECHO_TOOLS: ReadonlySet<string> = new Set(["recommend_product", "terminate"]);

/** Every answer of a tool, with whether some were not kept. */
export function toolAnswers(trajectory: Pick<Trajectory, "steps" | "hasLog">): ToolAnswers {
  const calls = trajectory.steps.flatMap((step) => claimsOf(step));
  const dispatches = trajectory.hasLog ? logEntries(trajectory).filter((entry) => entry.kind === "dispatch") : [];
  const claimed = calls.flatMap(({ answer }) => (answer ? [answer] : []));
  const logged = dispatches.filter(hasBody).map(answerOf);
  const seen = new Set(claimed.flatMap(({ tool, value }) => listedIds(value).map((id) => `${tool} ${id}`)));

  return {
    claimed,
    logged,
    isLogWhole: trajectory.hasLog && logged.length === dispatches.filter(hasWorked).length,
    isWhole:
      calls.every(({ answer }) => answer !== undefined) &&
      [...claimed, ...logged].every(({ value }) => typeof value !== "string") &&
      dispatches.every((entry) => !hasWorked(entry) || hasBody(entry) || isCovered(entry, seen)),
  };
}

function claimsOf(step: Step): readonly { readonly answer: ToolAnswer | undefined }[] {
  return step.claimed
    .filter((call) => call.requestor === "agent" && !ECHO_TOOLS.has(call.name))
    .map(({ name, result }) => ({
      answer: result ? { step: step.index, tool: name, value: parsed(result.value) } : undefined,
    }));
}

function hasWorked({ call }: DispatchEntry): boolean {
  return call.status !== null && (call.status === undefined || call.status < 400);
}

function hasBody(entry: DispatchEntry): boolean {
  return entry.call.response !== undefined && !entry.call.isTruncated;
}

function answerOf({ call, step, tool }: DispatchEntry): ToolAnswer {
  return { step, tool, value: parsed(call.response) };
}

/** A body that the log cut is known all the same when a claimed answer of the tool tells of each of its products. */
function isCovered({ call, tool }: DispatchEntry, seen: ReadonlySet<string>): boolean {
  const named = call.params?.["product_ids"];
  const ids = call.resultProductIds ?? (typeof named === "string" ? named.split(",").map((id) => id.trim()) : []);

  return ids.length > 0 && ids.every((id) => seen.has(`${tool} ${id}`));
}

function listedIds(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];

  return value.flatMap((row: unknown) =>
    typeof row === "object" && row !== null && "product_id" in row ? [String(row.product_id)] : [],
  );
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    // Looks like JSON and is not: running text.
    return value;
  }
}
