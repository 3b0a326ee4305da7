import { fitsBudget } from "@/lib/scorer/voucher";
import { findItem } from "./find-item";
import type { Choice, Task } from "./shopper";
import { citingThought, comparingThought, narratingThought } from "./thoughts-compare";
import { cheaperThought, closingResponse, givingUpThought, voucherThought } from "./thoughts-ending";
import { closingCalls, type Mind, TERMINATE } from "./turn";

/** A whole task as a tool-using model plays it: every item in turn, the money, the recommendation. */
export function* playTask(task: Task): Mind {
  const choices: Choice[] = [];

  for (const need of task.problem.needs) {
    const after = choices.at(-1)?.hit;
    const inShop = after && needsOneShop(task) && task.rng.chance(0.35 + task.skill.level * 0.6);
    const choice = yield* findItem(task, {
      need,
      ...(after ? { after } : {}),
      ...(inShop ? { shopId: after.shop_id } : {}),
    });
    if (choice) choices.push(choice);
  }

  if (choices.length === 0 || (choices.length < task.problem.needs.length && task.rng.chance(0.3))) {
    yield { think: givingUpThought(task.rng), calls: [{ name: TERMINATE, parameters: { status: "failure" } }] };
    return;
  }
  if (task.problem.voucher) yield* settleMoney(task, choices);
  yield* commit(task, choices);
}

/** States the choice and ends. A careless model swaps the order of the items. */
export function* commit(task: Task, choices: readonly Choice[]): Mind {
  const { rng, skill, problem } = task;
  const hits = choices.map((choice) => choice.hit);
  const swapped = hits.length > 1 && rng.chance((1 - skill.level) * 0.3) ? hits.toReversed() : hits;
  const thoughts = choices.flatMap((choice, index) => {
    const need = problem.needs[index];
    if (!need) return [];
    if (rng.chance(skill.compare)) return [comparingThought(rng, choice, need)];
    return [rng.chance(skill.cite) ? citingThought(rng, choice, need) : narratingThought(rng, need)];
  });

  yield {
    think: [...new Set(thoughts)].join(" "),
    calls: closingCalls(swapped.map((hit) => hit.product_id).join(rng.chance(0.8) ? "," : ", ")),
    ...(rng.chance(0.55) ? { response: closingResponse(rng, swapped) } : {}),
  };
}

function* settleMoney(task: Task, choices: Choice[]): Mind {
  const { rng, skill, problem } = task;
  const { voucher } = problem;
  if (!voucher) return;

  if (rng.chance(0.5)) {
    const prices = choices.map(({ hit }) => hit.price).join(",");
    const { voucher_type, face_value, discount, threshold, budget, cap } = voucher;
    const parameters = {
      product_prices: prices,
      voucher_type: voucher.discount_type === "fixed" ? "fixed" : "percentage",
      discount_value: face_value ?? discount ?? 0,
      threshold,
      budget,
      ...(cap === null ? {} : { cap }),
    };

    yield {
      think: `${voucherThought(
        rng,
        choices.map(({ hit }) => hit),
        voucher,
      )}${voucher_type === "shop" ? " It holds within one shop only." : ""}`,
      calls: [{ name: "calculate_voucher", parameters }],
    };
  }
  if (basketFits(task, choices) || !rng.chance(skill.level)) return;

  const dearest = choices.toSorted((a, b) => b.hit.price - a.hit.price)[0];
  const index = dearest ? choices.indexOf(dearest) : -1;
  const need = problem.needs[index];
  if (!dearest || !need) return;

  const results = yield {
    think: cheaperThought(
      rng,
      dearest.hit,
      choices.reduce((sum, { hit }) => sum + hit.price, 0),
      voucher,
    ),
    calls: [
      {
        name: "find_product",
        parameters: { q: need.noun, price: `0-${Math.floor(dearest.hit.price)}`, sort: "priceasc" },
      },
    ],
  };
  const cheaper = results.flatMap((result) => (result.kind === "hits" ? result.value : []))[0];
  if (cheaper) choices.splice(index, 1, { hit: cheaper, rival: dearest.hit });
}

function basketFits({ problem }: Task, choices: readonly Choice[]): boolean {
  return (
    problem.voucher === undefined ||
    fitsBudget(
      choices.map(({ hit }) => ({ price: hit.price, shopId: hit.shop_id })),
      problem.voucher,
    ) === "yes"
  );
}

function needsOneShop({ problem }: Task): boolean {
  return problem.bucket === "shop" || problem.voucher?.voucher_type === "shop";
}
