import { playMind } from "@/lib/demo/play-mind";
import { playTask } from "@/lib/demo/play-task";
import type { Rng } from "@/lib/demo/rng";
import type { Call, CallResult, Mind } from "@/lib/demo/turn";
import type { Agent } from "./agent";

/** Agentic, but it thinks at such length that a recorder with a 2,000-character limit keeps no body of its answers. */
export const verboseAgent: Agent = (session, skill) => {
  playMind(
    session,
    padded(playTask({ problem: session.problem, rng: session.rng, skill }), session.rng, session.problem.query),
  );
};

function* padded(mind: Mind, rng: Rng, query: string): Mind {
  let next = mind.next([]);
  let last: readonly CallResult[] = [];

  while (!next.done) {
    const { think, ...turn } = next.value;
    last = yield { ...turn, think: lengthen(think, turn.calls, last, rng, query) };
    next = mind.next(last);
  }
}

function lengthen(think: string, calls: readonly Call[], last: readonly CallResult[], rng: Rng, query: string): string {
  const hits = last.flatMap((result) => (result.kind === "hits" ? result.value : []));
  const notes = hits.map(
    (hit, index) =>
      `${index + 1}. ${hit.product_id}, "${hit.title}", ${hit.price} PHP, shop ${hit.shop_id}, sold ${hit.sold_count}: ${rng.pick(REMARKS)}`,
  );
  const restated = query
    .split(/[,.;]\s*/)
    .filter((part) => part !== "")
    .map((part) => `- ${part.trim()}: ${rng.pick(REMARKS)}`);
  const ask = calls.map((call) => call.name).join(" and ");

  return [
    `Let me restate the task in full before I act: ${query}`,
    ...restated,
    ...(notes.length > 0 ? ["What the last search brought, one by one:", ...notes] : []),
    ...rng.sample(DOUBTS, 4),
    `So the next thing to do is ${ask || "to stop"}. ${think}`,
  ].join("\n");
}

const REMARKS = [
  "worth a look, though the title alone proves little",
  "the words fit, the attributes have to be read in the view",
  "plausible, but I would rather see the material first",
  "probably not, yet I keep it as a fallback",
  "this must hold, a near miss does not count",
  "the seller may use another word for the same thing",
];

const DOUBTS = [
  "A broader query finds more listings and also more noise, so I have to weigh how many words to keep. Brand words are usually safe, while adjectives are often dropped by sellers or put into the option names.",
  "The price filter works on the listed price only. An option can cost more than the listing says, and nothing in the search results tells me so, which is why a comfortable margin is better than a tight one.",
  "Services are set by the seller for each listing. Two listings of the same article can differ in this, so when the best one lacks a service, the same title from another shop may have it.",
  "Sold counts are a weak sign of trust. A new listing with no sales can be the exact match, and a popular one can be a different size, so I treat them as a tie breaker at most.",
  "If the first view does not confirm the attributes, going back to the search with the attribute as a word is cheaper than opening ten more listings one after another.",
  "The recommendation can be made only once, and its order counts when more than one item is asked for. I will therefore note the items in the order of the request.",
];
