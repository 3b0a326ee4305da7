import { describe, expect, test } from "vitest";
import { detectFormat, explainRefusal } from "./detect-format";
import { IMPORTERS, importerOf, SOURCE_FORMATS } from "./index";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

function detect(text: string): string {
  const found = detectFormat(encode(text));
  return found.kind === "detected" ? `${found.format} ${found.layout}` : explainRefusal(found.tried);
}

const STEP = { completion: { content: "", message: { think: "a" } }, extra_info: { step: 1, query: "q" } };
const ENVELOPE = { problem_id: "p", status: "SUCCESS", dialogue: [STEP] };
const ROLLOUT = [{ prompt: [{ role: "system", content: "s" }], ...STEP }];
const CHAT = { messages: [{ role: "user", content: "hi" }], tools: [] };
const TRIAL = { task_id: 0, trial: 0, reward: 1, info: {}, traj: [] };
const SIMULATION = { id: "s", task_id: "1", messages: [], termination_reason: "user_stop" };
const RUN = { info: { environment_info: { domain_name: "d" } }, tasks: [], simulations: [SIMULATION] };

describe("a file of problems", () => {
  const problem = { problem_id: "p", query: "a lamp", reward: [{ product_id: "1" }] };
  const { reward: _, ...unanswered } = problem;

  test.each([
    ["as a list", pretty([problem, problem])],
    ["one a line", `${JSON.stringify(problem)}\n${JSON.stringify(problem)}\n`],
  ])("that was said to hold runs is told to be imported as problems: %s", (_what, text) => {
    expect(detect(text)).toContain("import the file with the format problems");
    expect(detect(text)).not.toContain("protected set");
  });

  test("without answer keys is told to belong under /splits", () => {
    expect(detect(pretty([unanswered]))).toContain("As a protected set the file can be added under /splits");
  });

  test.each([
    ["a query by itself", { query: "a lamp", note: "to buy" }],
    ["rows of an attempt", { ...problem, rollouts: 3 }],
  ])("is not what %s is taken for", (_what, row) => {
    expect(detect(pretty([row]))).not.toContain("These are problems");
  });
});

describe("detection", () => {
  test.each([
    ["one envelope a line", `${JSON.stringify(ENVELOPE)}\n${JSON.stringify(ENVELOPE)}\n`, "sn15 lines"],
    ["a single line without its end", JSON.stringify(ENVELOPE), "sn15 lines"],
    ["a byte order mark, blank lines and CRLF", `\uFEFF\r\n\r\n${JSON.stringify(ENVELOPE)}\r\n`, "sn15 lines"],
    ["a pretty-printed envelope", pretty(ENVELOPE), "sn15 single"],
    ["a bundle: one pretty-printed list of steps", pretty([STEP, STEP]), "sn15 single"],
    ["a bundle on one line", JSON.stringify([STEP, STEP]), "sn15 lines"],
    ["an empty bundle", "[]", "sn15 lines"],
    ["a legacy list a line", `${JSON.stringify([STEP])}\n${JSON.stringify([STEP])}`, "sn15 lines"],
    ["an array of envelopes on one line", JSON.stringify([ENVELOPE, ENVELOPE]), "sn15 array"],
    ["a pretty-printed array of envelopes", pretty([ENVELOPE, ENVELOPE]), "sn15 array"],
    ["an array of legacy lists", pretty([[STEP], [STEP]]), "sn15 array"],
    ["an array with a trailing comma", `[\n${pretty(ENVELOPE)},\n]`, "sn15 array"],
    [
      "an array with an item a line and a trailing comma",
      `[\n${JSON.stringify(ENVELOPE)},\n${JSON.stringify(ENVELOPE)},\n]`,
      "sn15 array",
    ],
    ["a broken first line", `{"problem_id": "p", "dia\n${JSON.stringify(ENVELOPE)}\n`, "sn15 lines"],
    ["a first line that is no JSON", `# exported\n${JSON.stringify(ENVELOPE)}\n`, "sn15 lines"],
    ["raw NUL bytes before a line", `\0\0${JSON.stringify(ENVELOPE)}\n`, "sn15 lines"],
    ["ShoppingBench rollouts", JSON.stringify(ROLLOUT), "shoppingbench lines"],
    ["a pretty-printed rollout", pretty(ROLLOUT), "shoppingbench single"],
    ["chat rows", `${JSON.stringify(CHAT)}\n${JSON.stringify(CHAT)}\n`, "chat lines"],
    ["one pretty-printed chat row", pretty(CHAT), "chat single"],
    ["a bare list of messages", pretty(CHAT.messages), "chat single"],
    ["an array of chat rows", pretty([CHAT, CHAT]), "chat array"],
    ["tau-bench results", pretty([TRIAL, TRIAL]), "tau-bench array"],
    ["a tau2-bench run", pretty(RUN), "tau2-bench member"],
    ["a tau2-bench run on one line", JSON.stringify(RUN), "tau2-bench member"],
    ["a tau2-bench run without simulations in it", pretty({ ...RUN, simulations: [] }), "tau2-bench member"],
    ["a tau2-bench simulation in a file of its own", pretty(SIMULATION), "tau2-bench single"],
  ])("finds %s", (_, text, expected) => {
    expect(detect(text)).toBe(expected);
  });

  test("finds every one of them when the sample ends in the middle", () => {
    const long = { ...STEP, completion: { content: "x".repeat(5_000), message: {} } };
    const cut = (value: unknown, text = JSON.stringify(value)): string => detect(text.slice(0, text.length - 40));

    expect(cut({ ...ENVELOPE, dialogue: [long, long] })).toBe("sn15 lines");
    expect(cut([{ ...ENVELOPE, dialogue: [long] }])).toBe("sn15 array");
    expect(cut([long, long], pretty([long, long]))).toBe("sn15 single");
    expect(cut({ ...RUN, tasks: [{ id: "x".repeat(5_000) }], simulations: undefined })).toBe("tau2-bench member");
  });

  test("a format that a person chose is the only one tried", () => {
    expect(detectFormat(encode(JSON.stringify(CHAT)), "chat").kind).toBe("detected");
    expect(detectFormat(encode(JSON.stringify(CHAT)), "sn15")).toMatchObject({
      kind: "refused",
      tried: [
        {
          format: "file",
          why: expect.stringMatching(/^The format sn15 does not fit\. The file holds an object with /),
        },
        { format: "sn15", why: "an object without a dialogue" },
      ],
    });
  });
});

describe("a refusal", () => {
  test("says what the file holds and why each format does not fit", () => {
    const why = detect(`{"version":1,"samples":[]}`);

    expect(why).toContain("The file holds an object with version, samples.");
    for (const format of SOURCE_FORMATS) expect(why).toContain(`${format}: `);
  });

  test.each([
    ["chat", `{"messages":"none"}`, "an object whose messages is no list"],
    ["chat", `{"messages":[]}`, "an object whose messages is empty"],
    ["chat", `{"turns":[]}`, "an object without messages or conversations"],
    ["sn15", `{"dialogue":"none"}`, "an object whose dialogue is no list"],
    ["tau-bench", `{"traj":{}}`, "an object whose traj is no list"],
    ["tau2-bench", `{"messages":{}}`, "an object whose messages is no list"],
    [
      "tau2-bench",
      `[{"simulations":[{}]}]`,
      "of the list, item 1: an object with simulations, which has to be the whole file",
    ],
  ])("of %s tells a member that is no list from one that lacks: %s", (format, text, why) => {
    expect(detect(text)).toContain(`${format}: ${why}`);
  });

  test.each([
    ["", "The file is empty."],
    [" \n\r\n ", "The file is empty."],
    ["QUERY: a lamp", "not JSON or JSON lines; it begins with “QUERY: a lamp”"],
  ])("of %j says so in one sentence", (text, why) => {
    expect(detect(text)).toContain(why);
  });

  test.each([
    ["a PNG image", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x5b], "It looks like a PNG image."],
    ["a ZIP archive", [0x50, 0x4b, 0x03, 0x04, 0x14], "It looks like a ZIP archive; unpack it first."],
    ["bytes of no known kind", [0x93, 0x01, 0x82, 0xa4, 0x0e, 0xff], "JSON or JSON lines are wanted."],
  ])("of %s says that it is not text and prints none of it", (_, bytes, hint) => {
    const found = detectFormat(Uint8Array.from(bytes));

    expect(found.kind === "refused" && explainRefusal(found.tried)).toBe(`The file is not UTF-8 text. ${hint}`);
  });

  test.each([
    [
      `{"kind":"attempt","method":"GET","path":"/search/find_product"}`,
      /^This is the request log of an SN15 run, .*output\.jsonl/,
    ],
    [`[{"kind":"summary","path":"/search/find_product"}]`, /^This is the request log of an SN15 run, /],
    [`{"problem_id":"p","inference_total":1}`, /^These are the inference counters of an SN15 run, .*output\.jsonl/],
  ])("of %s says in its first line what the file is and what to import instead", (text, words) => {
    const [says = "", tried = ""] = detect(text).split("\n");

    expect(says).toMatch(words);
    expect(says).not.toContain("Tried");
    expect(tried).toMatch(/^Tried .*sn15: .*chat: /);
  });

  test("of a split tau2-bench run names the folder to import instead", () => {
    expect(detect(pretty({ info: RUN.info, tasks: [] }))).toContain("simulations folder");
  });
});

test("every source has a name of its own and is found by it", () => {
  expect(new Set(SOURCE_FORMATS).size).toBe(IMPORTERS.length);
  for (const importer of IMPORTERS) expect(importerOf(importer.format)).toBe(importer);
});
