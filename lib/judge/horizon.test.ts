import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { answerText, valueText } from "@/lib/domain/call-text";
import type { Judgement } from "@/lib/domain/judgement";
import { parseSpelt } from "@/lib/importers/parse-spelt";
import { mapRecord } from "@/lib/importers/sn15/map-record";
import { shapeOf } from "@/lib/importers/sn15/record-shape";
import { spellCalls } from "@/lib/importers/spell-calls";
import { FORMATTERS } from "./formatters";
import { horizonShare } from "./horizon";
import { type HorizonCuts, horizonCuts } from "./horizon-cuts";
import { judgeRecord } from "./judge-record";
import { parsePythonJson } from "./parse-python-json";

const [, FIRST_STEP, ALL_STEPS] = FORMATTERS;
const LAMP = readFileSync(resolve(import.meta.dirname, "fixtures/lamp.json"), "utf8");
const SCORED: Judgement = { kind: "scored", score: 0.7, gate: 4 };

function given(json: string) {
  const { value, notes } = parsePythonJson(json);
  const trajectory = mapRecord(shapeOf(value), { fileName: "a.json", recordIndex: 0 });
  const cutsOf = (formatter: (typeof FORMATTERS)[number]): HorizonCuts =>
    horizonCuts(judgeRecord(shapeOf(value), formatter, notes), formatter, trajectory.steps);

  return { trajectory, cutsOf, cuts: cutsOf(ALL_STEPS) };
}

function stepsOf(steps: readonly { message?: object; more?: object; calls?: readonly object[] }[]): string {
  return JSON.stringify(
    steps.map(({ message = {}, more = {}, calls = [] }, at) => ({
      completion: { message, ...more },
      extra_info: { step: at + 1, timestamp: 1_790_000_000_000 + at * 1000, query: "q", proxy_calls: calls },
    })),
  );
}

describe("what the judge did not read", () => {
  test("is told at the reader's steps where messages before them became answers", () => {
    const call = { id: "c1", function: { name: "find", arguments: "{}" } };
    const chat = [
      { role: "assistant", content: "", tool_calls: [call] },
      { role: "tool", tool_call_id: "c1", content: "found" },
    ];
    const helped: unknown = JSON.parse(stepsOf([{ message: { think: "I take it.", tool_call: [{ name: "a" }] } }]));
    const { cuts } = given(JSON.stringify([...chat, ...(Array.isArray(helped) ? helped : [])]));

    // Of the first step it read no call; of the second it read all.
    expect(cuts.steps).toEqual([
      { step: 0, calls: [{ call: 0, isUnseen: true, result: { shown: 0, all: 5, end: 0 } }] },
    ]);
  });

  test("a result beside its call is one of those things", () => {
    const message = { tool_call: [{ name: "a", tool_call_id: "1" }], obs: [{ tool_call_id: "1", results: "found" }] };

    expect(given(stepsOf([{ message }])).cuts.steps).toEqual([
      { step: 0, calls: [{ call: 0, isUnseen: false, result: { shown: 0, all: 5, end: 0 } }] },
    ]);
  });

  test("a long thought ends where the judge's text of it ended, in the reader's characters", () => {
    const { trajectory, cuts } = given(LAMP);
    const cut = cuts.steps.find(({ step }) => step === 1)?.thought;

    expect(cut).toMatchObject({ shown: 1000, all: 1103 });
    // Each of the 22 lamps before the cut takes two UTF-16 units.
    expect(cut?.end).toBe(1000 + 22);
    expect(trajectory.steps[1]?.thought?.slice(0, cut?.end)).toMatch(/196\.0, the $/);
  });

  test("a result of rows says which of them were read, and where the cut lies in the reader's text", () => {
    const { trajectory, cuts } = given(LAMP);
    const cut = cuts.steps[0]?.calls[0]?.result;
    const value = trajectory.steps[0]?.claimed[0]?.result?.value;

    expect(cut).toMatchObject({ shown: 300, items: { whole: 2, isNextCut: true } });
    expect(valueText(value).slice(0, cut?.end)).toMatch(/"product_id": "500102",\s+$/);
  });

  test("the cut of an answer lies in the reader's text also where that stands as the source wrote it", () => {
    const result = Array.from({ length: 60 }, () => 188);
    const json = stepsOf([{ message: { tool_call: [{ name: "a", result }] } }]).replaceAll("188", "188.0");
    const { value, spelling } = parseSpelt(json);
    const plain = mapRecord(shapeOf(value), { fileName: "a.json", recordIndex: 0 }).steps;
    const steps = spelling ? spellCalls(plain, spelling) : [];
    const read = parsePythonJson(json);
    const cuts = horizonCuts(judgeRecord(shapeOf(read.value), ALL_STEPS, read.notes), ALL_STEPS, steps);

    const [answer] = steps[0]?.claimed.flatMap((call) => call.result ?? []) ?? [];
    const shown = answerText(answer ?? { value: "" }).slice(0, cuts.steps[0]?.calls[0]?.result?.end);
    // A bracket, 42 numbers of seven characters with what stands between them, and one of five.
    expect(shown.match(/188\.0/g)).toHaveLength(43);
    expect(shown).toMatch(/188\.0$/);
  });

  test("a text result counts code points", () => {
    const [cut] = given(LAMP).cuts.steps.find(({ step }) => step === 1)?.calls ?? [];

    expect(cut).toEqual({ call: 0, isUnseen: false, result: { shown: 300, all: 411, end: 11 + 2 * 289 } });
  });

  test("what the judge read whole is left out", () => {
    const { cuts } = given(stepsOf([{ message: { think: "short", tool_call: [{ name: "a", result: "b" }] } }]));

    expect(cuts).toMatchObject({ steps: [], shown: 6, all: 6 });
  });

  test("no judge reads a response, reasoning beside the message, or calls that stand in the tagged text alone", () => {
    const content = '<tool_call>[{"name": "find_product", "parameters": {}}]</tool_call>';
    const { cuts } = given(
      stepsOf([
        { message: { think: "a", response: "I recommend it." } },
        { more: { reasoning_content: "Beside", content } },
      ]),
    );

    expect(cuts.steps).toEqual([
      { step: 0, text: { shown: 0, all: 15, end: 0 }, calls: [] },
      { step: 1, thought: { shown: 0, all: 6, end: 0 }, calls: [{ call: 0, isUnseen: true }] },
    ]);
  });

  test("a call that names no tool does not shift the ones after it", () => {
    const long = "x".repeat(301);
    const { cuts } = given(
      stepsOf([{ message: { tool_call: [{ nothing: 1 }, { name: "a", result: "" }, { name: "b", result: long }] } }]),
    );

    expect(cuts.steps[0]?.calls).toEqual([{ call: 1, isUnseen: false, result: { shown: 300, all: 301, end: 300 } }]);
  });
});

describe("the log", () => {
  const aCall = (timestamp: number, more: object = {}): object => ({
    kind: "summary",
    method: "GET",
    path: "/search/find_product",
    timestamp,
    ...more,
  });

  test("calls after the thirtieth in file order are beyond, whatever their time", () => {
    const calls = Array.from({ length: 32 }, (_, at) => aCall(1_790_000_000_000 - at));
    const { cuts } = given(stepsOf([{ calls }]));

    // The last of the file is the first in time.
    expect(cuts.log).toMatchObject({ shown: 30, all: 32, beyond: [0, 1] });
  });

  test("parameters and ids that were cut are named", () => {
    const params = { page: 1, product_ids: "7".repeat(250) };
    const ids = Array.from({ length: 23 }, (_, at) => String(at));
    const { cuts } = given(stepsOf([{ calls: [aCall(5, { params, result_product_ids: ids })] }]));

    expect(cuts.log.params).toEqual([{ order: 0, shown: 199, all: 280, end: `page=1, product_ids="`.length + 171 }]);
    expect(cuts.log.ids).toEqual([{ order: 0, shown: 20, all: 23 }]);
  });

  test("an early judge read the first step's calls alone", () => {
    const json = stepsOf([{ calls: [aCall(5)] }, { calls: [aCall(6), aCall(7)] }]);

    expect(given(json).cutsOf(FIRST_STEP).log).toMatchObject({ shown: 1, beyond: [1, 2] });
  });
});

describe("the share", () => {
  test("it is that of the cuts, but for what numbers lose without the record", () => {
    const { trajectory, cuts } = given(LAMP);
    const share = horizonShare(trajectory, SCORED);

    expect(share).toMatchObject({ formatter: "all-steps-log", isApproximate: false, shown: cuts.shown });
    // 196.0 and 1e-05 are 196 and 0.00001 here.
    expect(Math.abs((share?.all ?? 0) - cuts.all)).toBeLessThan(4);
  });

  test("there is none where no judge was asked, or its text is not known", () => {
    const { trajectory } = given(LAMP);

    expect(horizonShare(trajectory, { kind: "absent" })).toBeUndefined();
    expect(horizonShare({ ...trajectory, format: "tau-bench" }, SCORED)).toBeUndefined();
  });
});
