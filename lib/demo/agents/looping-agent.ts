import { craftQuery } from "@/lib/demo/craft-search";
import { playMind } from "@/lib/demo/play-mind";
import { playTask } from "@/lib/demo/play-task";
import type { Task } from "@/lib/demo/shopper";
import { closingCalls, type Mind } from "@/lib/demo/turn";
import type { Agent } from "./agent";

/** The model repeats the same few calls until the step limit or a forced end. Now and then it plays well. */
export const loopingAgent: Agent = (session, skill) => {
  const task: Task = { problem: session.problem, rng: session.rng, skill };

  playMind(session, session.rng.chance(0.2) ? playTask(task) : loop(task));
};

function* loop(task: Task): Mind {
  const { rng, skill } = task;
  const [need] = task.problem.needs;
  if (!need) return;

  const q = craftQuery(need, 0, rng, skill.level);
  const rounds = rng.pick([4, 5, 6, 8, 8, 12, 30]);
  let ids = "";

  for (let round = 0; round < rounds; round += 1) {
    const results = yield {
      think: rng.pick([
        `Let me search for ${q} again to be sure.`,
        `I should look at the listings for ${need.noun} once more.`,
        `The results may have changed. Searching "${q}".`,
        `Still not certain. One more search for ${q}.`,
      ]),
      calls: [{ name: "find_product", parameters: { q } }],
    };
    const [hit] = results.flatMap((result) => (result.kind === "hits" ? result.value : []));
    ids = hit?.product_id ?? "";

    if (round % 2 === 1 && ids !== "" && rounds < 12) {
      yield {
        think: `Opening ${ids} to confirm.`,
        calls: [{ name: "view_product_information", parameters: { product_ids: ids } }],
      };
    }
  }
  if (ids !== "" && rng.chance(0.6)) yield { think: `I settle for ${ids}.`, calls: closingCalls(ids) };
}
