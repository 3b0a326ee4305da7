import type { ClaimedCall, Step } from "@/lib/domain/step";
import { defined, integerOf, isObject, type JsonObject, timestampOf } from "@/lib/importers/json-value";
import type { Spelling } from "@/lib/importers/parse-spelt";
import { answersOf } from "./answers-of";
import { createResultPairing, type OpenCall } from "./pair-results";
import { type ReadMessage, readMessage } from "./read-message";
import { saysMore } from "./says-more";

export interface MappedMessages {
  readonly steps: readonly Step[];
  readonly notes: readonly string[];
}

/**
 * Chat messages as steps. A tool message becomes the result of the call it answers, and so does each `<tool_response>`
 * block of a turn that holds nothing else; one that answers no call stays a step of its own. What is not a message at
 * all stays a raw step.
 *
 * @param spelling - of the record that the messages stand in
 */
export function mapMessages(messages: readonly unknown[], spelling?: Spelling): MappedMessages {
  const pairing = createResultPairing();
  const drafts: Draft[] = [];
  /** Of the last turn of the agent, while nobody else has the word. */
  let isCallUnread = false;
  let unpaired = 0;
  let unknown = 0;
  let cut = 0;

  for (const message of messages) {
    if (!isObject(message)) {
      unknown += 1;
      const read = { role: "other", calls: [], hasUnreadCalls: false, raw: message } as const;
      drafts.push({ read, calls: [], source: {} });
      continue;
    }

    const read = readMessage(message, spelling);
    const answers = answersOf(message, read, pairing.isWaiting() || isCallUnread, spelling);
    if (answers) {
      let isJoined = false;
      for (const { ids, result, text } of answers) {
        // Which of them answers the call that could not be read, their order does not tell.
        const isAnswer = ids.map((id) => pairing.answer(result, id, !isCallUnread)).includes(true);
        isJoined ||= isAnswer;
        if (isAnswer) continue;
        unpaired += 1;
        const own = { ...read, role: "tool", ...defined({ text }), raw: message } as const;
        drafts.push({ read: own, calls: [], source: message });
      }
      if (isJoined && saysMore(message, read)) cut += 1;
      continue;
    }
    if (read.role === "other") unknown += 1;
    if (read.role === "agent" || read.role === "user") isCallUnread = read.hasUnreadCalls;
    drafts.push({ read, calls: pairing.open(read.calls), source: message });
  }

  return {
    steps: drafts.map(toStep),
    notes: [
      ...(unpaired > 0 ? [`Tool messages that answer no call: ${unpaired}. They stand as steps of their own.`] : []),
      ...(cut > 0
        ? [`Answers of tools that say more: ${cut}. What they say beside the answer is in the record alone.`]
        : []),
      ...(unknown > 0 ? [`Messages of a kind Assay does not know: ${unknown}. They are kept raw.`] : []),
    ],
  };
}

interface Draft {
  readonly read: ReadMessage;
  readonly calls: readonly OpenCall[];
  readonly source: JsonObject;
}

function toStep({ read, calls, source }: Draft, index: number): Step {
  const { thought, text, rawText, raw } = read;

  return {
    index,
    role: read.role,
    claimed: calls.map(({ call, result }): ClaimedCall => (result === undefined ? call : { ...call, result })),
    logged: [],
    ...defined({
      number: integerOf(source["turn_idx"]),
      timestampMs: timestampOf(source["timestamp"]),
      thought,
      text,
      rawText,
      raw,
    }),
  };
}
