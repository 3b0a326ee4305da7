import type { LoggedCall, Step } from "@/lib/domain/step";
import { isObject, type JsonObject } from "@/lib/importers/json-value";
import { type Answer, answersOf } from "@/lib/importers/messages/answers-of";
import { createResultPairing, type OpenCall, type ResultPairing } from "@/lib/importers/messages/pair-results";
import { readMessage } from "@/lib/importers/messages/read-message";
import type { Spelling } from "@/lib/importers/parse-spelt";

/**
 * Joins steps that are chat messages to the calls that they answer, over the whole dialogue and as the messages of a chat
 * row are. A message all of whose answers have a call is no step any more, and what the log holds under it stands under the
 * step before: that is where it was called. All other steps keep their order and their log; a dialogue without such a
 * message comes out step for step.
 *
 * @param steps - those of the dialogue, each at the place of its own
 * @param spelling - of its record
 */
export function joinAnswers(
  dialogue: readonly unknown[],
  steps: readonly Step[],
  spelling?: Spelling,
): readonly Step[] {
  const pairing = createResultPairing();
  const turns: Turn[] = [];
  /** Of the last turn of the agent, while nobody else has the word. */
  let isCallUnread = false;

  for (const [place, step] of steps.entries()) {
    const message = chatMessageOf(dialogue[place]);
    const answers = message && answersOf(message, step, pairing.isWaiting() || isCallUnread, spelling);
    if (answers) {
      const isJoined = answer(pairing, answers, !isCallUnread);
      const before = turns.at(-1);
      if (isJoined && before) before.logged = [...before.logged, ...step.logged];
      else turns.push({ step: { ...step, role: "tool" }, open: [], logged: [...step.logged] });
      continue;
    }
    if (step.role === "agent" || step.role === "user") isCallUnread = hasUnreadCalls(step, message);
    const open = pairing.open(step.claimed.filter((call) => call.result === undefined));
    turns.push({ step, open, logged: [...step.logged] });
  }

  return turns.map(toStep);
}

interface Turn {
  readonly step: Step;
  /** Its calls without an answer of their own. */
  readonly open: readonly OpenCall[];
  logged: readonly LoggedCall[];
}

/** An object with a completion is a step of the helper, whatever stands beside it. */
function chatMessageOf(step: unknown): JsonObject | undefined {
  return isObject(step) && !isObject(step["completion"]) && typeof step["role"] === "string" ? step : undefined;
}

function hasUnreadCalls(step: Step, message: JsonObject | undefined): boolean {
  return message === undefined ? step.raw !== undefined : readMessage(message).hasUnreadCalls;
}

/** Gives each answer to its call; false where one of them has none. */
function answer(pairing: ResultPairing, answers: readonly Answer[], isOrdered: boolean): boolean {
  const areJoined = answers.map(({ ids, result }) =>
    ids.map((id) => pairing.answer(result, id, isOrdered)).includes(true),
  );
  return !areJoined.includes(false);
}

function toStep({ step, open, logged }: Turn, index: number): Step {
  const waiting = open.values();
  const claimed = step.claimed.map((call) => {
    const result = call.result ?? waiting.next().value?.result;
    return result === undefined ? call : { ...call, result };
  });

  return { ...step, index, claimed, logged };
}
