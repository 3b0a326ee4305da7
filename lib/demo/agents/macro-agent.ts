import { craftFilters, craftQuery } from "@/lib/demo/craft-search";
import { findItem } from "@/lib/demo/find-item";
import { playMind } from "@/lib/demo/play-mind";
import { commit, playTask } from "@/lib/demo/play-task";
import type { Need } from "@/lib/demo/problem";
import type { SearchHit } from "@/lib/demo/product";
import type { Choice, Task } from "@/lib/demo/shopper";
import type { Mind } from "@/lib/demo/turn";
import type { Agent } from "./agent";

/** Agentic, but through macro tools: what the log shows never bears the name of what the model asked for. */
export const macroAgent: Agent = (session, skill) => {
  const task: Task = { problem: session.problem, rng: session.rng, skill };
  const usesOneShop = task.problem.needs.length > 1 && (task.problem.bucket === "shop" || task.rng.chance(0.4));

  playMind(session, usesOneShop ? playSameShop(task) : playChecked(task));
};

function* playSameShop(task: Task): Mind {
  const { problem, rng, skill } = task;

  for (let attempt = 0; attempt < 2; attempt += 1) {
    const queries = problem.needs.map((need) => ({
      q: craftQuery(need, attempt, rng, skill.level),
      ...(attempt === 0 ? craftFilters(need, rng, skill.level) : {}),
    }));
    const think =
      attempt === 0
        ? `${problem.needs.length} items and one seller. The same-shop helper tries the shops of the first item for me: ${queries.map((query) => query.q).join(" / ")}.`
        : "No shop had all of them with those filters. I drop the filters and ask again with the attributes in the query.";
    const results = yield {
      think,
      calls: [{ name: "find_products_in_same_shop", parameters: { product_queries: JSON.stringify(queries) } }],
    };
    const found = results.flatMap((result) =>
      result.kind === "same_shop" && result.value.found ? [result.value] : [],
    )[0];
    if (!found) continue;

    const hits = (found.products ?? []).map((product): SearchHit => ({ ...product, service: [], sold_count: 0 }));
    const [first] = hits;
    const need = problem.needs[0];
    if (first && need && rng.chance(skill.verify)) yield checkTurn(first, need);
    yield* commit(
      task,
      hits.map((hit): Choice => ({ hit })),
    );
    return;
  }
  yield* playTask(task);
}

function* playChecked(task: Task): Mind {
  const choices: Choice[] = [];

  for (const need of task.problem.needs) {
    const searching: Task = { ...task, skill: { ...task.skill, verify: 0.15 } };
    const after = choices.at(-1)?.hit;
    const choice = yield* findItem(searching, { need, ...(after ? { after } : {}) });
    if (!choice) continue;

    const results = yield checkTurn(choice.hit, need);
    const isRefused = JSON.stringify(results).includes('"matched":false');
    const swaps = isRefused && choice.rival !== undefined && task.rng.chance(task.skill.level);
    choices.push(swaps && choice.rival ? { hit: choice.rival, rival: choice.hit } : choice);
  }
  if (choices.length > 0) yield* commit(task, choices);
}

function checkTurn(hit: SearchHit, need: Need) {
  const requirements = Object.fromEntries([...need.attributes, ...(need.option ? [need.option] : [])]);

  return {
    think: `${hit.product_id} at ${hit.price} is the front runner. check_product_match against ${need.attributes.map(([, value]) => value).join(", ") || "the stated requirements"}.`,
    calls: [
      {
        name: "check_product_match",
        parameters: { product_id: hit.product_id, requirements: JSON.stringify(requirements) },
      },
    ],
  };
}
