import { expect, test } from "vitest";
import type { Figure } from "./figure";
import { runParts } from "./run-parts";

const aFigure = (id: string): Figure => ({
  id,
  what: "something",
  measured: "3 ms",
  limit: "1 ms",
  ratio: 3,
  goal: "<= 2",
});

test("a part that fails is named with its reason and costs no figure, neither its own before nor those of others", async () => {
  const said: string[] = [];
  const run = await runParts(
    [
      {
        name: "first",
        take: async function* () {
          yield aFigure("A1");
          throw new Error("the page never came");
        },
      },
      {
        name: "second",
        take: async function* () {
          yield aFigure("B1");
        },
      },
    ],
    (line) => said.push(line),
  );

  expect(run.figures.map(({ id }) => id)).toEqual(["A1", "B1"]);
  expect(run.failures).toEqual([{ part: "first", reason: "the page never came" }]);
  expect(said).toEqual([
    "A1 something: 3 ms; baseline 1 ms; ratio 3.00; goal <= 2",
    "The part “first” failed: the page never came",
    "B1 something: 3 ms; baseline 1 ms; ratio 3.00; goal <= 2",
  ]);
});

test("a figure is told before the next one is taken", async () => {
  const events: string[] = [];
  const take = async function* () {
    for (const id of ["A1", "A2"]) {
      events.push(`take ${id}`);
      yield { id, what: "", measured: "1", limit: "", goal: "" };
    }
  };

  await runParts([{ name: "a", take }], (line) => events.push(line));

  expect(events).toEqual(["take A1", "A1: 1", "take A2", "A2: 1"]);
});
