import { type Claim, closeStep } from "@/lib/demo/close-step";
import { inferText } from "@/lib/demo/inference";
import { type Need, priceFilter } from "@/lib/demo/problem";
import type { ProductView, SearchHit } from "@/lib/demo/product";
import type { Session } from "@/lib/demo/session";
import type { Choice, Skill } from "@/lib/demo/shopper";
import { citingThought, comparingThought } from "@/lib/demo/thoughts-compare";
import { runTool } from "@/lib/demo/tools";
import { type Call, closingCalls } from "@/lib/demo/turn";
import type { Agent } from "./agent";

/**
 * Sub-task: code decides and dispatches every call; the model names the bucket, scores candidates
 * and words a comparison that the judge likes.
 */
export const scriptedAgent: Agent = (session, skill) => {
  inferText(session, session.problem.bucket);
  const claims: Claim[] = [];
  const choices = session.problem.needs.flatMap((need) => {
    const choice = solve(session, skill, need, claims);
    return choice ? [choice] : [];
  });
  const opened = claims.filter(({ call }) => call.name === "view_product_information").length;

  closeStep(
    session,
    `Task=${session.problem.bucket}. Ran ${claims.length - opened} searches, inspected ${opened} candidate sets.`,
    claims,
  );
  narrate(session, skill, choices);
};

/** Words the choice with the model, then recommends. */
export function narrate(session: Session, skill: Skill, choices: readonly Choice[]): void {
  const { rng, problem } = session;
  const said = choices.flatMap((choice, index) => {
    const need = problem.needs[index];
    if (!need) return [];
    return [rng.chance(skill.compare) ? comparingThought(rng, choice, need) : citingThought(rng, choice, need)];
  });
  const think = said.join(" ") || "No candidate passed the score threshold. Auto-recommending the first hit.";
  const calls = closingCalls(choices.map(({ hit }) => hit.product_id).join(","));

  inferText(session, think);
  closeStep(
    session,
    think,
    calls.map((call) => ({ call, result: runTool(session, call, "code") })),
  );
}

/** The fixed plan: two or three searches, one view of the best few, a score from the model. */
export function solve(session: Session, skill: Skill, need: Need, claims: Claim[]): Choice | undefined {
  const hits = new Map<string, SearchHit>();
  const price = priceFilter(need);
  const filters = {
    ...(price === undefined ? {} : { price }),
    ...(need.services.length === 0 ? {} : { service: need.services.join(",") }),
  };
  const words = need.words.filter((word) => /^[\p{L}\p{N}-]+$/u.test(word)).slice(0, 2);
  const plans: readonly Call["parameters"][] = [
    { q: [...new Set([...words, ...need.noun.split(" ")])].join(" "), ...filters, sort: null },
    { q: `${need.noun} ${need.attributes[0]?.[1] ?? ""}`.trim(), ...filters, sort: null },
    { q: need.noun, ...filters, sort: "priceasc" },
  ];

  for (const [step, parameters] of plans.entries()) {
    if (step === 2 && hits.size >= 4) break;

    const result = dispatch(session, { name: "find_product", parameters }, claims);
    if (result.kind === "hits") for (const hit of result.value) hits.set(hit.product_id, hit);
  }

  const shortlist = [...hits.values()]
    .toSorted((a, b) => overlap(b, need) - overlap(a, need))
    .slice(0, session.rng.between(2, 4));
  if (shortlist.length === 0) return undefined;

  const ids = shortlist.map((hit) => hit.product_id).join(",");
  const viewed = dispatch(session, { name: "view_product_information", parameters: { product_ids: ids } }, claims);
  const views = new Map(viewed.kind === "views" ? viewed.value.map((view) => [view.product_id, view]) : []);

  return score(session, skill, need, shortlist, views);
}

function score(
  session: Session,
  skill: Skill,
  need: Need,
  shortlist: readonly SearchHit[],
  views: ReadonlyMap<string, ProductView>,
) {
  const order = shortlist.toSorted(
    (a, b) =>
      attributeFit(views.get(b.product_id), need) +
      overlap(b, need) -
      attributeFit(views.get(a.product_id), need) -
      overlap(a, need),
  );
  const [first, second] = session.rng.chance(0.4 + skill.level * 0.5) ? order : order.toReversed();
  if (!first) return undefined;

  inferText(session, `{"best": "${first.product_id}", "score": 0.${session.rng.between(71, 97)}}`);
  const view = views.get(first.product_id);
  const rivalView = second ? views.get(second.product_id) : undefined;
  return {
    hit: first,
    ...(view ? { view } : {}),
    ...(second ? { rival: second } : {}),
    ...(rivalView ? { rivalView } : {}),
  };
}

function dispatch(session: Session, call: Call, claims: Claim[]) {
  const result = runTool(session, call, "code");

  claims.push({ call, result });
  return result;
}

function overlap(hit: SearchHit, need: Need): number {
  const title = hit.title.toLowerCase();

  return need.words.filter((word) => title.includes(word)).length + (title.includes(need.noun) ? 3 : 0);
}

function attributeFit(view: ProductView | undefined, need: Need): number {
  return need.attributes.filter(([key, value]) => view?.attributes[key]?.includes(value)).length * 2;
}
