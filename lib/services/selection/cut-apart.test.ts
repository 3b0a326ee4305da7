import { expect, test } from "vitest";
import { cutApart } from "./cut-apart";

const START =
  "Let me think step by step about what the user wants, which shops have it, and what each of them asks for it in the end. ";
const shownFrom = (name: string | undefined) => name?.split("… ")[1];

test("short texts are whole and of one line, long ones are cut after 120 characters", () => {
  expect(cutApart([" I will\n look ", "x".repeat(130), "😀".repeat(120)])).toEqual([
    "I will look",
    `${"x".repeat(120)}…`,
    "😀".repeat(120),
  ]);
});

test("long texts that begin alike say after their first words where they differ", () => {
  const names = cutApart([`${START}First I look for a lamp.`, `${START}First I look for a chair.`, "I will look"]);

  expect(names).toEqual([
    "Let me think step by step about what the… First I look for a lamp.",
    "Let me think step by step about what the… First I look for a chair.",
    "I will look",
  ]);
});

test("each differs from all others, also where two of them are alike for longer", () => {
  const far = "The list is long, so I go through it once more and leave out what does not fit. ".repeat(3);
  const names = cutApart([`${START}${far}Lamp`, `${START}${far}Chair`, `${START}Table`]);

  expect(names.map(shownFrom)).toEqual(["what does not fit. Lamp", "what does not fit. Chair", "it in the end. Table"]);
});

test("one that goes on where another ends is told from it", () => {
  const names = cutApart([START, `${START}And more.`]);

  expect(new Set(names).size).toBe(2);
});

test("the same text stays the same", () => {
  expect(cutApart([START.repeat(2), START.repeat(2)])).toEqual(
    cutApart([START.repeat(2)]).flatMap((one) => [one, one]),
  );
});

test("scripts without spaces are cut near the difference, and no character in two", () => {
  const smiles = "😀".repeat(150);
  expect(cutApart([`${smiles}灯`, `${smiles}椅`]).map(shownFrom)).toEqual([
    `${"😀".repeat(8)}灯`,
    `${"😀".repeat(8)}椅`,
  ]);

  // These two differ in their second halves.
  expect(cutApart([`${smiles}😁`, `${smiles}😂`]).map(shownFrom)).toEqual([
    `${"😀".repeat(8)}😁`,
    `${"😀".repeat(8)}😂`,
  ]);
});
