import type { ClaimedCall, Step } from "@/lib/domain/step";
import { spacedJson } from "@/lib/exporters/chat/spaced-json";
import type { Spelling } from "./parse-spelt";

/** The steps with arguments and answers as text too, where a plain value prints them in another way than they stand. */
export function spellCalls(steps: readonly Step[], spelling: Spelling): readonly Step[] {
  return steps.map((step) => {
    const claimed = step.claimed.map((call) => spellCall(call, spelling));

    return claimed.some((call, at) => call !== step.claimed[at]) ? { ...step, claimed } : step;
  });
}

function spellCall(call: ClaimedCall, spelling: Spelling): ClaimedCall {
  const argsJson = call.argsJson ?? speltJson(call.args, spelling);
  const resultJson = call.result?.json ?? speltJson(call.result?.value, spelling);
  if (argsJson === call.argsJson && resultJson === call.result?.json) return call;

  return {
    ...call,
    ...(argsJson === undefined ? {} : { argsJson }),
    ...(call.result && resultJson !== undefined ? { result: { ...call.result, json: resultJson } } : {}),
  };
}

/** The value on one line with its numbers and the order of its members as they stood; undefined where it prints so by itself. */
export function speltJson(value: unknown, spelling: Spelling): string | undefined {
  return hasNote(value, spelling) ? spacedJson(value, spelling) : undefined;
}

/** The same of a member, which may be a bare number: how that stands only its holder tells. */
export function speltMember(holder: object, name: string, spelling: Spelling): string | undefined {
  const member: unknown = Reflect.get(holder, name);

  return spelling.numberAt(holder, name) ?? speltJson(member, spelling);
}

function hasNote(root: unknown, spelling: Spelling): boolean {
  const holders = [root];
  for (let holder = holders.pop(); holder !== undefined; holder = holders.pop()) {
    if (typeof holder !== "object" || holder === null) continue;
    if (spelling.namesOf(holder) !== undefined) return true;
    for (const [key, member] of Object.entries(holder)) {
      if (spelling.numberAt(holder, key) !== undefined) return true;
      if (typeof member === "object" && member !== null) holders.push(member);
    }
  }

  return false;
}
