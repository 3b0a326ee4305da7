import { type Claim, closeStep } from "@/lib/demo/close-step";
import { inferTurn } from "@/lib/demo/inference";
import { STEP_LIMIT } from "@/lib/demo/play-mind";
import { playTask } from "@/lib/demo/play-task";
import { type Need, priceFilter } from "@/lib/demo/problem";
import type { Session } from "@/lib/demo/session";
import { runTool } from "@/lib/demo/tools";
import type { Call, CallResult, Turn } from "@/lib/demo/turn";
import type { Agent } from "./agent";

type Execute = (session: Session, call: Call, nth: number) => readonly Claim[];

/** Mixed: the model asks for a search, code swaps in its own words and filters, and opens the hits unasked. */
export const rewritingAgent: Agent = (session, skill) => {
  play(session, playTask({ problem: session.problem, rng: session.rng, skill }), rewrite);
};

/** Mixed: every search of the model goes out as written, then code repeats it wider and opens the best three. */
export const retryingAgent: Agent = (session, skill) => {
  play(session, playTask({ problem: session.problem, rng: session.rng, skill }), widen);
};

function play(session: Session, mind: Generator<Turn, void, readonly CallResult[]>, execute: Execute): void {
  let next = mind.next([]);
  let nth = 0;

  while (!next.done && session.steps.length < STEP_LIMIT) {
    const turn = next.value;
    inferTurn(session, turn);
    const claims = turn.calls.flatMap((call) => {
      nth += call.name === "find_product" ? 1 : 0;
      return execute(session, call, nth);
    });

    closeStep(session, turn.think, claims, turn.response);
    next = mind.next(claims.flatMap(({ result }) => (result ? [result] : [])));
  }
}

function rewrite(session: Session, call: Call, nth: number): readonly Claim[] {
  const need = session.problem.needs[Math.min(nth, session.problem.needs.length) - 1];
  if (call.name !== "find_product" || !need) return [run(session, call, "model")];

  // The first search passes untouched every other time, so that the shares spread around the middle.
  if (nth === 1 && session.rng.chance(0.5)) return [run(session, call, "model"), run(session, ownSearch(need), "code")];
  return [run(session, ownSearch(need), "code")];
}

function widen(session: Session, call: Call): readonly Claim[] {
  const first = run(session, call, "model");
  if (call.name !== "find_product") return [first];

  const { service: _service, price: _price, ...bare } = call.parameters;
  const again = run(session, { name: call.name, parameters: { ...bare, page: 1 } }, "code");
  const ids = [first, again].flatMap(({ result }) =>
    result?.kind === "hits" ? result.value.map((hit) => hit.product_id) : [],
  );
  const opened = [...new Set(ids)].slice(0, 3).join(",");

  return opened === ""
    ? [first, again]
    : [first, again, run(session, { name: "view_product_information", parameters: { product_ids: opened } }, "code")];
}

function ownSearch(need: Need): Call {
  const price = priceFilter(need);
  const q = [...new Set([...need.words.slice(0, 3), ...need.noun.split(" ")])].join(" ");

  return {
    name: "find_product",
    parameters: {
      q,
      ...(price === undefined ? {} : { price }),
      ...(need.services.length > 0 ? { service: need.services.join(",") } : {}),
    },
  };
}

function run(session: Session, call: Call, origin: "model" | "code"): Claim {
  return { call, result: runTool(session, call, origin) };
}
