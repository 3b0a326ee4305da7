import { playMind } from "@/lib/demo/play-mind";
import { playTask } from "@/lib/demo/play-task";
import type { Rng } from "@/lib/demo/rng";
import type { Call, Mind } from "@/lib/demo/turn";
import type { Agent } from "./agent";

/** Agentic in form, but it makes up product ids: it opens or recommends listings no result ever held. */
export const guessingAgent: Agent = (session, skill) => {
  playMind(session, guess(playTask({ problem: session.problem, rng: session.rng, skill }), session.rng));
};

function* guess(mind: Mind, rng: Rng): Mind {
  let next = mind.next([]);

  while (!next.done) {
    const turn = next.value;
    const calls = turn.calls.map((call) => (rng.chance(0.45) ? withMadeUpId(call, rng) : call));
    const results = yield { ...turn, calls };

    next = mind.next(results);
  }
}

/** Some digits change, as when a model recalls an id instead of copying it. */
function withMadeUpId(call: Call, rng: Rng): Call {
  const ids = call.parameters["product_ids"];
  if (typeof ids !== "string") return call;

  const at = rng.between(2, 5);
  const made = ids
    .split(",")
    .map((id, index) =>
      index === 0 ? `${id.trim().slice(0, at)}${rng.between(100, 999)}${id.trim().slice(at + 3)}` : id,
    );
  return { ...call, parameters: { ...call.parameters, product_ids: made.join(",") } };
}
