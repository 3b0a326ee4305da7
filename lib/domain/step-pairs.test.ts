import { expect, test } from "vitest";
import type { Step } from "./step";
import { partingOf, stepPairs } from "./step-pairs";

type Actions = Pick<Step, "role" | "text" | "claimed">;

const call = (name: string, q = "lamp"): Actions => {
  return { role: "agent", claimed: [{ name, args: { q }, requestor: "agent" }] };
};
const say = (text: string): Actions => ({ role: "agent", text, claimed: [] });

test("the same calls stand beside each other, other arguments are a change, the rest stands alone", () => {
  const left = [say("hello"), call("find", "lamp"), call("view"), call("stop")];
  const right = [say("hello"), call("find", "red lamp"), call("check"), call("stop")];

  const pairs = stepPairs(left, right);

  expect(pairs).toEqual([
    { kind: "same", left: 0, right: 0, isCall: false },
    { kind: "changed", left: 1, right: 1, isCall: true },
    { kind: "left", left: 2, isCall: true },
    { kind: "right", right: 2, isCall: true },
    { kind: "same", left: 3, right: 3, isCall: true },
  ]);
  expect(partingOf(pairs)).toBe(1);
});

test("rollouts that do the same throughout never part", () => {
  const pairs = stepPairs([call("find"), call("stop")], [call("find"), call("stop")]);

  expect(pairs.map(({ kind }) => kind)).toEqual(["same", "same"]);
  expect(partingOf(pairs)).toBeUndefined();
});

test("a rollout that goes on after the other parts from it there", () => {
  expect(partingOf(stepPairs([call("find")], [call("find"), call("stop")]))).toBe(1);
  expect(stepPairs([], [call("find")])).toEqual([{ kind: "right", right: 0, isCall: true }]);
});

test("turns of words alone stand between the calls and part nothing, whatever is said in them", () => {
  const ask = (text: string): Actions => ({ role: "user", text, claimed: [] });
  const system: Actions = { role: "system", text: "policy", claimed: [] };
  const left = [system, ask("Hi there!"), say("Which flight?"), ask("HAT1"), call("find"), say("Done"), call("stop")];
  const right = [system, ask("Hi!"), call("find"), say("Finished"), ask("Thanks"), call("book")];

  const pairs = stepPairs(left, right);

  expect(pairs).toEqual([
    { kind: "same", left: 0, right: 0, isCall: false },
    { kind: "changed", left: 1, right: 1, isCall: false },
    { kind: "left", left: 2, isCall: false },
    { kind: "left", left: 3, isCall: false },
    { kind: "same", left: 4, right: 2, isCall: true },
    { kind: "changed", left: 5, right: 3, isCall: false },
    { kind: "left", left: 6, isCall: true },
    { kind: "right", right: 4, isCall: false },
    { kind: "right", right: 5, isCall: true },
  ]);
  expect(partingOf(pairs)).toBe(6);
  expect(
    partingOf(stepPairs([ask("Hi there!"), call("find")], [ask("Hi!"), call("find"), say("Bye")])),
  ).toBeUndefined();
});

test("a call of a simulated user is no call of the agent", () => {
  const phone = (name: string): Actions => ({ role: "user", claimed: [{ name, args: {}, requestor: "user" }] });

  expect(partingOf(stepPairs([phone("toggle"), call("find")], [phone("restart"), call("find")]))).toBeUndefined();
});

test("every step of both stands in the pairs once, in its own order, whatever they are", () => {
  const tools = ["find", "view", "check"];
  for (let seed = 1; seed < 200; seed += 1) {
    const random = (at: number, most: number): number => Math.floor(Math.abs(Math.sin(seed * 31 + at * 7)) * most);
    const rollout = (from: number): Actions[] =>
      Array.from({ length: random(from, 9) }, (_, at) =>
        call(tools[random(from + at, 3)] ?? "", String(random(from + at + 1, 2))),
      );
    const [left, right] = [rollout(1), rollout(100)];

    const pairs = stepPairs(left, right);

    expect(pairs.flatMap((pair) => ("left" in pair ? pair.left : []))).toEqual(left.map((_, at) => at));
    expect(pairs.flatMap((pair) => ("right" in pair ? pair.right : []))).toEqual(right.map((_, at) => at));
  }
});
