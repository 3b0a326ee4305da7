import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { leakClusters } from "./leak-clusters";
import { leakEdges } from "./leak-edges";
import type { LeakProblem } from "./leak-problem";
import { readLeakProblem } from "./read-leak-problem";

function aProblem(over: Partial<LeakProblem>): LeakProblem {
  return { name: "p", query: "", goldIds: [], recommendedIds: [], viewedIds: [], titles: [], ...over };
}
const clustersOf = (problems: readonly LeakProblem[]) => leakClusters(problems.length, leakEdges(problems));

describe("problems are one cluster when they share", () => {
  test.each([
    ["a normalised query", { query: "A red\nlamp" }, { query: "a RED lamp." }, "query"],
    ["a wanted product", { query: "a", goldIds: ["1", "2"] }, { query: "b", goldIds: ["2"] }, "gold"],
    [
      "a recommended product",
      { query: "a", recommendedIds: ["2"] },
      { query: "b", recommendedIds: ["2"] },
      "recommended",
    ],
    ["a product that one wants", { query: "a", recommendedIds: ["2"] }, { query: "b", goldIds: ["2"] }, "recommended"],
    ["a wanted title", { query: "a", titles: ["Red Lamp"] }, { query: "b", titles: ["red lamp"] }, "title"],
  ])("%s", (_, a, b, reason) => {
    const problems = [aProblem(a), aProblem({ query: "other", goldIds: ["9"] }), aProblem(b)];

    expect(clustersOf(problems)).toEqual([[0, 2], [1]]);
    expect(leakEdges(problems).map((edge) => edge.reason)).toEqual([reason]);
  });
});

test("a chain of different reasons is one cluster, and problems without words or products are apart", () => {
  const chain = [
    aProblem({ query: "lamp", goldIds: ["1"] }),
    aProblem({ query: "rug", goldIds: ["1"], titles: ["T"] }),
    aProblem({ query: "bag", titles: ["t"] }),
    aProblem({}),
    aProblem({ query: "  ?" }),
  ];

  expect(clustersOf(chain)).toEqual([[0, 1, 2], [3], [4]]);
});

test("a value that many share costs an edge each", () => {
  const problems = Array.from({ length: 1000 }, () => aProblem({ goldIds: ["1"] }));

  expect(leakEdges(problems)).toHaveLength(999);
  expect(clustersOf(problems)).toHaveLength(1);
});

const folder = resolve(import.meta.dirname, "../../../shared/data/shoppingbench-tasks");
const FILES = ["product", "shop", "voucher"].map((kind) => `synthesize_${kind}_test.first60.jsonl`);

describe.skipIf(!existsSync(folder))("the tasks of the benchmark that are here", () => {
  test("fall into the components that a walk over shared products finds", () => {
    const tasks = FILES.flatMap((file) =>
      readFileSync(resolve(folder, file), "utf8")
        .trim()
        .split("\n")
        .map((line): { query: string; reward: unknown } => JSON.parse(line)),
    );
    const problems = tasks.flatMap((task) => readLeakProblem(task, "") ?? []);
    const byProduct = problems.map(({ goldIds }) => aProblem({ goldIds }));
    const walked = walkedComponents(tasks.map(({ reward }) => reward));

    expect(problems).toHaveLength(180);
    expect(walked.filter((members) => members.length > 1)).toHaveLength(3);
    expect(
      clustersOf(byProduct)
        .map((members) => members.join())
        .toSorted(),
    ).toEqual(walked.map((members) => members.join()).toSorted());
  });
});

const rows = resolve(import.meta.dirname, "../../../shared/data/sn15/hf-sft15k-eval-prefixes.jsonl");

test.skipIf(!existsSync(rows))("two published rows that differ in line feeds alone are one cluster", () => {
  const problems = readFileSync(rows, "utf8")
    .trim()
    .split("\n")
    .flatMap((line) => readLeakProblem(JSON.parse(line), "") ?? []);
  const [largest] = clustersOf(problems.map(({ name, query }) => aProblem({ name, query })));

  expect(largest?.map((place) => problems[place]?.name)).toEqual(["oro-eval-row-50", "oro-eval-row-53"]);
});

/** Components by a walk from task to task over the ids in the text of their rewards, which shares no code with ours. */
function walkedComponents(rewards: readonly unknown[]): readonly (readonly number[])[] {
  const ids = rewards.map((reward) =>
    [...JSON.stringify(reward).matchAll(/"product_id":\s?"(\d+)"/g)].map(([, id]) => id),
  );
  const seen = new Set<number>();
  const components: number[][] = [];
  for (let start = 0; start < ids.length; start += 1) {
    if (seen.has(start)) continue;
    const members: number[] = [];
    const open = [start];
    while (open.length > 0) {
      const at = open.pop() ?? 0;
      if (seen.has(at)) continue;
      seen.add(at);
      members.push(at);
      ids.forEach((others, other) => {
        if (others.some((id) => ids[at]?.includes(id))) open.push(other);
      });
    }
    components.push(members.toSorted((one, other) => one - other));
  }

  return components;
}
