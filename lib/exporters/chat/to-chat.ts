import type { ClaimedCall, Step, ToolResult } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { idOf, isObject, textOf } from "@/lib/importers/json-value";
import type { ChatMessage, ChatRow } from "./chat-row";
import { chatTools } from "./chat-tools";
import { partsText } from "./parts-text";
import { spacedJson } from "./spaced-json";
import { uniqueCallIds } from "./unique-call-ids";

/**
 * The conversation as the model saw it, one message a turn: thoughts in `reasoning_content`, every tool
 * answer behind the turn that asked for it. Nothing is added that the record does not hold, with one
 * exception: bundles without tool declarations get those of their harness (`chatTools`). A record in which no
 * user says anything opens with the problem's query, where that is known.
 *
 * An answer that no call asked for has the id and the name that its message gives where `orphans` are wanted so: a trainer
 * takes only answers to calls that were made.
 *
 * Left out, because the model never saw them: calls of a simulated user, and events of an unknown kind.
 */
export function toChat(
  trajectory: Pick<Trajectory, "format" | "problem" | "run" | "steps" | "tools" | "toolsJson">,
  { orphans }: { readonly orphans: "named" | "plain" } = { orphans: "plain" },
): ChatRow {
  const { steps, problem } = trajectory;
  const sourceIds = steps.flatMap((step) => step.claimed.flatMap((call) => call.id ?? []));
  const orphanIds = orphans === "named" ? steps.flatMap((step) => orphanId(step) ?? []) : [];
  const nextId = uniqueCallIds([...sourceIds, ...orphanIds]);
  const opensWithQuery = lacksQuestion(steps);
  const opening = steps.findIndex((step) => step.role !== "system");
  const messages: ChatMessage[] = [];

  for (const [index, step] of steps.entries()) {
    if (opensWithQuery && index === opening) pushQuery(messages, problem.query);
    if (step.role === "tool" && orphans === "named") messages.push(namedOrphan(step));
    else pushStep(messages, step, nextId);
  }
  if (opensWithQuery && opening === -1) pushQuery(messages, problem.query);

  return { messages, tools: chatTools(trajectory) };
}

/** Whether no user says anything in a conversation, so that it opens with the query of its problem. */
export function lacksQuestion(steps: readonly Step[]): boolean {
  return !steps.some((step) => step.role === "user" && isSent(step));
}

/** A turn of nothing but the user's own calls was never sent to the model. */
function isSent({ text, claimed }: Step): boolean {
  return Boolean(text) || claimed.length === 0;
}

/** A problem may be known by its id alone: then nothing was asked that could be told. */
function pushQuery(messages: ChatMessage[], query: string): void {
  if (query.trim() !== "") messages.push({ role: "user", content: query });
}

function pushStep(messages: ChatMessage[], step: Step, nextId: (sourceId: string | undefined) => string): void {
  switch (step.role) {
    case "system":
      messages.push({ role: "system", content: step.text ?? "" });
      return;
    case "user":
      if (isSent(step)) messages.push({ role: "user", content: step.text ?? "" });
      return;
    case "tool":
      messages.push({ role: "tool", content: step.text ?? "" });
      return;
    case "agent":
      pushTurn(messages, step, nextId);
      return;
    case "other":
      return;
  }
}

/** The id of the call that an answer names. A message's own `id` is its call's only where it says who called. */
function orphanId({ role, raw }: Step): string | undefined {
  if (role !== "tool" || !isObject(raw)) return undefined;
  const id = idOf(raw["tool_call_id"]) ?? idOf(raw["call_id"]);

  return id ?? (raw["requestor"] === undefined ? undefined : idOf(raw["id"]));
}

function namedOrphan(step: Step): ChatMessage {
  const { text, raw } = step;
  const id = orphanId(step);
  const name = isObject(raw) ? textOf(raw["name"]) : undefined;

  return {
    role: "tool",
    ...(id === undefined ? {} : { tool_call_id: id }),
    ...(name === undefined ? {} : { name }),
    content: text ?? "",
  };
}

function pushTurn(messages: ChatMessage[], step: Step, nextId: (sourceId: string | undefined) => string): void {
  const calls = step.claimed.map((call) => ({ call, id: nextId(call.id) }));

  messages.push({
    role: "assistant",
    content: step.text ?? "",
    ...(step.thought ? { reasoning_content: step.thought } : {}),
    ...(calls.length === 0
      ? {}
      : {
          tool_calls: calls.map(({ call, id }) => ({
            id,
            type: "function" as const,
            function: { name: call.name, arguments: argumentsJson(call) },
          })),
        }),
  });
  for (const { call, id } of calls) {
    if (!call.result) continue;
    messages.push({ role: "tool", tool_call_id: id, name: call.name, content: contentOf(call.result) });
  }
}

function argumentsJson(call: ClaimedCall): string {
  return call.argsJson ?? (call.args ? spacedJson(call.args) : (call.argsText ?? "{}"));
}

function contentOf({ value, json, isParts }: ToolResult): string {
  if (isParts) return partsText(value, json);

  return json ?? (typeof value === "string" ? value : spacedJson(value));
}
