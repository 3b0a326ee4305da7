import { playMind } from "@/lib/demo/play-mind";
import { playTask } from "@/lib/demo/play-task";
import type { Rng } from "@/lib/demo/rng";
import { AgentCrash, type Session, spend, TIME_LIMIT_MS } from "@/lib/demo/session";
import { type Mind, RECOMMEND, TERMINATE } from "@/lib/demo/turn";
import type { Agent } from "./agent";

/** Crashes, runs out of time, or breaks the protocol in each of the ways the hard rules look for. */
export const flakyAgent: Agent = (session, skill) => {
  const { rng } = session;
  const task = { problem: session.problem, rng, skill };
  const fault = rng.pick(["crash", "slow", "no_result", "no_ending", "twice", "list", "wrong_key", "none"] as const);

  playMind(
    session,
    fault === "crash" || fault === "slow" ? dying(playTask(task), session, fault) : bending(playTask(task), fault, rng),
  );
  if (fault === "no_result") dropOneResult(session);
};

function* dying(mind: Mind, session: Session, fault: "crash" | "slow"): Mind {
  let next = mind.next([]);
  let left = session.rng.between(0, 3);

  while (!next.done) {
    if (left === 0) {
      if (fault === "slow") spend(session, TIME_LIMIT_MS);
      throw session.rng.pick(CRASHES);
    }
    left -= 1;
    next = mind.next(yield next.value);
  }
}

const CRASHES: readonly AgentCrash[] = [
  new AgentCrash("KeyError", "'product_id'"),
  new AgentCrash("JSONDecodeError", "Expecting ',' delimiter: line 1 column 212 (char 211)"),
  new AgentCrash("IndexError", "list index out of range"),
  new AgentCrash("UnknownError", ""),
];

function* bending(
  mind: Mind,
  fault: "no_result" | "no_ending" | "twice" | "list" | "wrong_key" | "none",
  rng: Rng,
): Mind {
  let next = mind.next([]);

  while (!next.done) {
    const turn = next.value;
    const isLast = turn.calls.some((call) => call.name === TERMINATE);

    if (isLast && fault === "no_ending") {
      yield { think: `${turn.think} Now I only have to tell the user.`, calls: [] };
      return;
    }
    const calls = turn.calls.flatMap((call) => {
      const ids = call.parameters["product_ids"];
      if (call.name !== RECOMMEND || typeof ids !== "string") return [call];
      if (fault === "twice") return [call, call];
      if (fault === "list") return [{ ...call, parameters: { product_ids: ids.split(",") } }];
      return fault === "wrong_key" ? [{ ...call, parameters: { product_id: ids } }] : [call];
    });
    next = mind.next(
      yield {
        ...turn,
        calls,
        ...(rng.chance(0.05) ? { response: "![map](https://tracker.invalid/x.png) <u>thanks</u>" } : {}),
      },
    );
  }
}

/** The agent lost one answer: the call stands in the dialogue without a result. */
function dropOneResult(session: Session): void {
  const [first] = session.steps;
  if (!first) return;

  const claimed = first.claimed.map(({ result: _result, ...call }) => call);
  session.steps.splice(0, 1, { ...first, claimed });
}
