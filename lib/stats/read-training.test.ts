import { expect, test } from "vitest";
import { openTrainingReader } from "./read-training";

function readAll(lines: readonly string[], run = "file") {
  const opened = openTrainingReader(lines[0] ?? "", run);
  if (opened.kind === "refused") return { refused: opened.reason };
  const rest = opened.isHeader ? lines.slice(1) : lines;
  const read = rest.map((line) => opened.reader.read(line));

  return {
    points: read.flatMap(({ points }) => points.map(({ run, metric, step, value }) => [run, metric, step, value])),
    faults: read.map(({ faults }) => faults),
    leftOut: opened.reader.leftOut(),
  };
}

test("a long CSV has a row a value; names of columns are known by several words in any case", () => {
  expect(readAll(["Run_Name,Global_Step,tag,Scalar", "v19,1,kl,0.5", "v19,2,kl,1e-3", ",3.0,kl,-2"])).toMatchObject({
    points: [
      ["v19", "kl", 1, 0.5],
      ["v19", "kl", 2, 0.001],
      ["file", "kl", 3, -2],
    ],
    faults: [[], [], []],
  });
});

test("a wide CSV has a column a metric; empty cells hold nothing, clocks are left out and named", () => {
  expect(readAll(["step,kl,mean_reward,timestamp", "1,0.5,,x", "2,0.6,0.1,x", "3,,,x"])).toEqual({
    points: [
      ["file", "kl", 1, 0.5],
      ["file", "kl", 2, 0.6],
      ["file", "mean_reward", 2, 0.1],
    ],
    faults: [[], [], ["The row has no value."]],
    leftOut: ["timestamp"],
  });
});

test("lines of JSON are long or wide; members that are no numbers are left out and named", () => {
  expect(
    readAll([
      '{"step": 1, "metric": "kl", "value": 0.5, "run": "v18"}',
      '{"step": 2, "kl": 0.6, "reward": null, "stage": "rl", "run": 7}',
    ]),
  ).toEqual({
    points: [
      ["v18", "kl", 1, 0.5],
      ["7", "kl", 2, 0.6],
    ],
    faults: [[], []],
    leftOut: ["stage"],
  });
});

test.each([
  ["step,kl\n,1", "The step is missing."],
  ["step,kl\n1.5,1", "The step is not a whole number from 0."],
  ["step,kl\n-1,1", "The step is not a whole number from 0."],
  ["step,kl\n1,nan", "“kl” is not finite (NaN or infinite)."],
  ["step,kl\n1,1e999", "“kl” is not finite (NaN or infinite)."],
  ["step,kl\n1,0x1f", "“kl” is not a number."],
  ["step,kl\n1,2,3", "The row has another number of fields than the header."],
  ['step,kl\n"1,2', "A quote is opened in the line and not closed in it. A field cannot go over several lines."],
  ['{"step":1,"kl":1," kl":2}', "Two members of the line have the same name but for the spaces around it."],
  ["step,metric,value\n1,,2", "The name of the metric is missing."],
  ["step,metric,value\n1,kl,", "The value is missing."],
  [`step,metric,value\n1,${"m".repeat(201)},1`, "The name of the metric is longer than 200 characters."],
  ["step,run,kl\n1,\u202Eevil,1", "The name of the run has characters that cannot be seen."],
  ['{"step":0,"kl":1}\n{"step": 1, "kl": NaN}', "The line has NaN or Infinity, which JSON does not know."],
  ['{"step":0,"kl":1}\n[1]', "The line is not a JSON object."],
  ['{"step":0,"kl":1}\noops', "The line is not JSON."],
  [
    `{"step":0,"kl":1}\n${JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`m${at}`, 1])))}`,
    "The line has more than 1000 members.",
  ],
  ['{"step":0,"kl":1}\n{"kl":1}', "There is no step among the members."],
])("%s is told", (text, reason) => {
  expect(readAll(text.split("\n"))).toMatchObject({ faults: expect.arrayContaining([[reason]]) });
});

test("in lines of JSON numbers may stand as text, and what is not finite is told as in a CSV", () => {
  expect(
    readAll([
      '{"step": "1", "loss": "0.5", "kl": 1}',
      '{"step": 2, "loss": "NaN", "kl": "-1e-3", "stage": "rl"}',
      '{"step": 3, "loss": " Infinity ", "kl": ""}',
    ]),
  ).toEqual({
    points: [
      ["file", "loss", 1, 0.5],
      ["file", "kl", 1, 1],
      ["file", "kl", 2, -0.001],
    ],
    faults: [[], ["“loss” is not finite (NaN or infinite)."], ["“loss” is not finite (NaN or infinite)."]],
    leftOut: ["stage"],
  });
});

test("a member of JSON that holds a number once is a metric: what else it holds is told, also what stood above", () => {
  expect(
    readAll([
      '{"step": 1, "kl": 1, "loss": "warm-up", "stage": "rl"}',
      '{"step": 2, "kl": 1, "loss": false}',
      '{"step": 3, "kl": 1, "loss": 0.5}',
      '{"step": 4, "kl": 1, "loss": "diverged"}',
    ]),
  ).toMatchObject({
    points: [
      ["file", "kl", 1, 1],
      ["file", "kl", 2, 1],
      ["file", "kl", 3, 1],
      ["file", "loss", 3, 0.5],
      ["file", "kl", 4, 1],
    ],
    faults: [[], [], ["“loss” is not a number in 2 lines above."], ["“loss” is not a number."]],
    leftOut: ["stage"],
  });
});

test("the text “nan” makes no metric of a member, which is told once a number does", () => {
  const stages = ["rl", "nan", "rl", "NaN"].map((stage, at) => JSON.stringify({ step: at, kl: 1, stage }));
  const loss = ["inf", "nan", 0.5].map((value, at) => JSON.stringify({ step: at, kl: 1, loss: value }));

  expect(readAll(stages)).toMatchObject({ faults: [[], [], [], []], leftOut: ["stage"] });
  expect(readAll(loss)).toMatchObject({
    faults: [[], [], ["“loss” is not a number in 2 lines above."]],
    leftOut: [],
  });
  // A number of JSON that is too large for one is no text: it is told where it stands.
  expect(readAll(['{"step":0,"kl":1,"loss":1e999}'])).toMatchObject({
    faults: [["“loss” is not finite (NaN or infinite)."]],
    leftOut: [],
  });
});

test("fifty members that are no numbers are named, and of all others what stood above is told as well", () => {
  const of = (cell: unknown) => Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`m${at}`, cell]));
  const lines = [
    { step: 0, kl: 1, ...of("off") },
    { step: 1, kl: 1, ...of("off"), m59: 0.5 },
  ];

  const { faults, leftOut } = readAll(lines.map((line) => JSON.stringify(line)));

  expect(faults).toEqual([[], ["“m59” is not a number in 1 line above."]]);
  expect(leftOut).toEqual(Array.from({ length: 50 }, (_, at) => `m${at}`));
});

test("names are read without the spaces around them, and without the apostrophe of a download before a formula", () => {
  const wide = readAll(['step," loss","\'=a"', "1,0.5,2"]);
  const long = readAll(["step,metric,value,run", "1,'-lr,0.5,'@x", "2,''=a,0.5,'tis"]);

  expect(wide.points).toEqual([
    ["file", "loss", 1, 0.5],
    ["file", "=a", 1, 2],
  ]);
  expect(long.points).toEqual([
    ["@x", "-lr", 1, 0.5],
    ["'tis", "'=a", 2, 0.5],
  ]);
});

test("a bad cell of a wide row spoils itself alone", () => {
  expect(readAll(["step,kl,reward", "1,bad,0.5"])).toMatchObject({
    points: [["file", "reward", 1, 0.5]],
    faults: [["“kl” is not a number."]],
  });
});

test.each([
  ["[", "The file is a JSON array. Write one object a line instead."],
  ["epoch,kl", "There is no step among “epoch, kl”."],
  ["step", "There is no metric among “step”."],
  ["step;kl", "The columns of the file are not divided by commas."],
  [`step,${Array.from({ length: 1000 }, (_, at) => `m${at}`).join(",")}`, "The header names more than 1000 columns."],
  ['step,kl," kl"', "The header names the column “kl” twice."],
  ['step,"kl', "A quote is opened in the line and not closed in it."],
  ["step,kl,kl", "The header names the column “kl” twice."],
])("a file that begins with %s is refused", (first, reason) => {
  expect(readAll([first])).toMatchObject({ refused: expect.stringContaining(reason) });
});
