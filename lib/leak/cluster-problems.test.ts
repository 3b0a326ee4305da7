import { expect, test } from "vitest";
import { type ClusterDecisions, clusterProblems } from "./cluster-problems";
import type { LeakProblem } from "./leak-problem";

const NOTHING = { cuts: [], joins: [], refused: [] };
const RUG = "A woven rug of jute for the hall in light brown";

function aProblem(over: Partial<LeakProblem>): LeakProblem {
  return { name: "p", query: "", goldIds: [], recommendedIds: [], viewedIds: [], titles: [], ...over };
}
const firsts = (problems: readonly LeakProblem[], decisions: Partial<ClusterDecisions> = {}) => [
  ...clusterProblems(problems, { ...NOTHING, ...decisions }).first,
];

test("every problem has the first of its cluster, and edges say why", () => {
  const problems = [
    aProblem({ query: "lamp" }),
    aProblem({ goldIds: ["7"] }),
    aProblem({ query: "LAMP", goldIds: ["7"] }),
  ];
  const { first, edges } = clusterProblems(problems, NOTHING);

  expect([...first]).toEqual([0, 0, 0]);
  expect(edges).toEqual([
    { a: 0, b: 2, reason: "query", value: "lamp", isCut: false },
    { a: 1, b: 2, reason: "gold", value: "7", isCut: false },
  ]);
});

test("a value that is cut joins nothing by its reason alone, and others join on", () => {
  const both = aProblem({ goldIds: ["7", "8"] });
  const cuts = [{ reason: "gold", value: "7" }] as const;

  expect(firsts([both, aProblem({ goldIds: ["7"] })], { cuts })).toEqual([0, 1]);
  expect(firsts([both, aProblem({ goldIds: ["7"], titles: ["T"] }), aProblem({ titles: ["t"] })], { cuts })).toEqual([
    0, 1, 1,
  ]);
  expect(firsts([both, both], { cuts })).toEqual([0, 0]);
});

test("a wanted product that is cut still joins those who recommend it", () => {
  const wanting = aProblem({ goldIds: ["7"] });
  const cuts = [{ reason: "gold", value: "7" }] as const;

  expect(firsts([wanting, wanting, aProblem({ recommendedIds: ["7"] })], { cuts })).toEqual([0, 0, 0]);
  expect(firsts([wanting, wanting], { cuts })).toEqual([0, 1]);
});

test("people join problems that share nothing, with their reason", () => {
  const problems = [aProblem({ query: "a" }), aProblem({ query: "b" }), aProblem({ query: "c" })];
  const joins = [{ a: 2, b: 0, note: "One is the other in French" }];
  const { first, edges } = clusterProblems(problems, { ...NOTHING, joins });

  expect([...first]).toEqual([0, 1, 0]);
  expect(edges).toEqual([{ a: 0, b: 2, reason: "person", value: "One is the other in French", isCut: false }]);
});

test("nearly equal queries of two clusters are proposed once, and not after one of them is refused", () => {
  const near = [RUG, `${RUG} please`].flatMap((query, at) => [
    aProblem({ query, goldIds: [`${at}`] }),
    aProblem({ query: `${query} now`, goldIds: [`${at}`] }),
  ]);
  const { proposals, first } = clusterProblems(near, NOTHING);

  expect([...first]).toEqual([0, 0, 2, 2]);
  expect(proposals).toHaveLength(1);
  expect(clusterProblems(near, { ...NOTHING, refused: [{ a: 3, b: 1 }] }).proposals).toEqual([]);
});

const voucher = (at: number) => `${RUG}. I have a voucher with the following rules: It takes a fixed ${at} off.`;

test("more nearly equal queries than are named are counted, and the most alike of two clusters are proposed all the same", () => {
  const vouchers = Array.from({ length: 6 }, (_, at) => aProblem({ query: voucher(at), goldIds: ["1"] }));
  const problems = [...vouchers, aProblem({ query: `${RUG} please` })];
  const whole = clusterProblems(problems, NOTHING);

  // Each two of six, and each of these with the last.
  expect(whole.nearCount).toBe(15 + 6);
  expect(whole.near).toHaveLength(21);
  const cut = clusterProblems(problems, NOTHING, 4);
  expect(cut).toMatchObject({ near: [], nearCount: 21 });
  // Fifteen pairs of vouchers are more alike, and of one cluster.
  expect(cut.proposals).toEqual(whole.proposals);
  expect(cut.proposals).toHaveLength(1);
  expect(clusterProblems(problems, NOTHING, 21)).toEqual(whole);
});

test("a near copy of a query that many problems have is proposed once, and where that query is cut its problems are not", () => {
  const many = Array.from({ length: 60 }, () => aProblem({ query: RUG }));
  const problems = [...many, aProblem({ query: `${RUG} please` })];
  const pair = { a: 0, b: 60, similarity: expect.any(Number) };

  expect(clusterProblems(problems, NOTHING)).toMatchObject({ proposals: [pair], nearCount: 1 });
  const cuts = [{ reason: "query", value: RUG.toLowerCase() }] as const;
  const cut = clusterProblems(problems, { ...NOTHING, cuts });
  expect(new Set(cut.first).size).toBe(61);
  expect(cut.proposals).toEqual([pair]);
});
