import { type LogEntry, type Session, spend } from "./session";
import { callId, digest } from "./stable-id";
import type { Call, Turn } from "./turn";

const CATALOGUE_TOOLS: ReadonlySet<string> = new Set([
  "find_product",
  "view_product_information",
  "check_product_match",
  "find_products_in_same_shop",
  "calculate_voucher",
]);

/** Logs one completion in which the model itself wrote the turn's thought and calls. */
export function inferTurn(session: Session, turn: Turn): void {
  const { transport } = session;
  const ids = turn.calls.map((call, index) => nativeId(session, call, index));

  complete(session, {
    content: transport.style === "xml" ? taggedText(turn) : null,
    ...(transport.style === "native" ? { reasoning_content: turn.think } : {}),
    ...(transport.style === "native" && turn.calls.length > 0
      ? { tool_calls: turn.calls.map((call, index) => nativeCall(call, ids[index] ?? "")) }
      : {}),
    ...(transport.hasNonces ? { metadata: nonces(session, turn.calls, ids) } : {}),
  });
}

/** Logs a completion whose text asks for nothing: a class, a score, a narration. */
export function inferText(session: Session, content: string): void {
  complete(session, { content });
}

/** The text that the helper rebuilds for a step: one think block, one call block, one response. */
export function taggedText(turn: Turn): string {
  const calls = turn.calls.map(({ name, parameters }) => ({ name, parameters }));

  return [
    `<think>${turn.think}</think>`,
    ...(calls.length > 0 ? [`<tool_call>${pythonJson(calls)}</tool_call>`] : []),
    ...(turn.response === undefined ? [] : [`<response>${turn.response}</response>`]),
  ].join("\n");
}

/** The id of a native call: unique within the session, as providers make them. */
export function nativeId(session: Session, call: Call, index: number): string {
  return `call_${callId(call.name, { ...call.parameters, at: session.steps.length, index })}`;
}

/** JSON with a space after each comma and colon, as Python writes it. */
export function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);

  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${pythonJson(item)}`)
    .join(", ")}}`;
}

interface Reply {
  readonly content: string | null;
  readonly reasoning_content?: string;
  readonly tool_calls?: readonly unknown[];
  readonly metadata?: unknown;
}

function complete(session: Session, reply: Reply): void {
  const { rng, transport, log } = session;
  const { metadata, ...message } = reply;
  const written = JSON.stringify(message).length;
  const completionTokens = Math.max(2, Math.round(written / 4.1));
  const promptTokens =
    860 + log.reduce((sum, entry) => sum + Math.round(JSON.stringify(entry.response ?? "").length / 9), 0);
  const durationMs = Math.round((rng.between(...transport.latencyMs) + completionTokens * 6) * 10) / 10;
  spend(session, Math.round(durationMs));

  const entry: LogEntry = {
    method: "POST",
    path: "/inference/chat/completions",
    timestamp: session.clock,
    duration_ms: durationMs,
    status_code: 200,
    json_data: {
      model: transport.model,
      temperature: 0,
      ...(transport.style === "native" ? { tools: [] } : { stream: false }),
    },
    response: {
      id: `chatcmpl-${callId(session.problem.problemId, { clock: session.clock })}`,
      object: "chat.completion",
      model: transport.model,
      choices: [
        {
          index: 0,
          message: { role: "assistant", ...message },
          finish_reason: message.tool_calls ? "tool_calls" : "stop",
        },
      ],
      usage: {
        prompt_tokens: promptTokens,
        completion_tokens: completionTokens,
        total_tokens: promptTokens + completionTokens,
      },
      ...(metadata === undefined ? {} : { oro_metadata: metadata }),
    },
    origin: "inference",
    completionTokens,
  };
  log.push(entry);
}

function nativeCall(call: Call, id: string): unknown {
  return { id, type: "function", function: { name: call.name, arguments: pythonJson(call.parameters) } };
}

function nonces(session: Session, calls: readonly Call[], ids: readonly string[]): unknown {
  const minted = calls.flatMap((call, index) =>
    CATALOGUE_TOOLS.has(call.name) ? [{ call, id: ids[index] ?? "" }] : [],
  );
  const key = `${session.problem.problemId}/${session.clock}`;

  return {
    tool_nonces: Object.fromEntries(
      minted.map(({ id }) => [id, `${digest(`${key}/${id}`)}.${digest(`${id}/${key}`)}`]),
    ),
    parsed_tool_calls: minted.map(({ call, id }) => ({
      call_id: id,
      tool_name: call.name,
      args_hash: digest(pythonJson(call.parameters)),
    })),
  };
}
