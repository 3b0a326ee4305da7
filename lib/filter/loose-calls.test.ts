import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "./analyse-trajectory";
import { aDispatch, anAnswer, aTextAnswer, aTrajectory, type LogLine } from "./fixtures/a-trajectory";
import { readInference } from "./read-inference";

const call = '{"name": "find_product", "parameters": {"q": "a"}}';
const other = '{"name": "find_product", "parameters": {"q": "b"}}';
const search = aDispatch("find_product", { q: "a" });

const bodyOf = (message: unknown) => {
  const body = readInference({ response: { choices: [{ message }] } });
  return body.kind === "read"
    ? {
        asked: body.choices.flat().map(({ args, origin }) => `${origin} ${String(args?.["q"])}`),
        hasUnread: body.hasUnread,
      }
    : body.kind;
};
const of = (log: readonly LogLine[]) => {
  const { attribution, verdict, richness } = analyseTrajectory(aTrajectory([{}], log), DEFAULT_THRESHOLDS, () => 0);
  const { model, code, unknown } = attribution;
  return { made: { model, code, unknown }, rule: verdict.rule, credited: richness.flattened.credited };
};

describe("a call that the calculators skip is read where only one call can be meant", () => {
  test.each([
    ["the closing tag is cut", `<think>x</think>\n<tool_call>[${call}]`],
    ["the closing tag is cut before a response", `<tool_call>[${call}]\n<response>I look.</response>`],
    ["a code fence in the block", `<tool_call>\n\`\`\`json\n[${call}]\n\`\`\`\n</tool_call>`],
    ["a comma too many", `<tool_call>[${call.replace("}}", "},}")},\n]</tool_call>`],
    ["a nested tag", `<tool_call><tool_call>[${call}]</tool_call></tool_call>`],
    ["a mention before it", `<think>I must answer in a <tool_call> block.</think><tool_call>[${call}]</tool_call>`],
    ["a mention behind it", `<tool_call>[${call}]</tool_call> That was a <tool_call> block.`],
    ["a second try behind a first without end", `<tool_call>${call}\n<tool_call>${call}</tool_call>`],
  ])("%s", (_title, text) => {
    expect(bodyOf({ content: text })).toMatchObject({ asked: [expect.stringMatching(/ a$/)], hasUnread: false });
    expect(of([aTextAnswer(text), search, aDispatch("find_product", { q: "c" })])).toMatchObject({
      made: { model: 1, code: 1, unknown: 0 },
    });
  });

  test("two lines of JSON are two calls, and the same line twice is one", () => {
    const lines = (...items: readonly string[]) => `<tool_call>${items.join("\n")}</tool_call>`;

    expect(bodyOf({ content: lines(call, other) })).toEqual({ asked: ["loose a", "loose b"], hasUnread: false });
    expect(bodyOf({ content: lines(call, call) })).toEqual({ asked: ["loose a"], hasUnread: false });
  });

  test("a call of the kind before tool_calls", () => {
    const message = { content: null, function_call: { name: "find_product", arguments: '{"q": "a"}' } };

    expect(bodyOf(message)).toEqual({ asked: ["loose a"], hasUnread: false });
    expect(bodyOf({ ...message, function_call: null })).toEqual({ asked: [], hasUnread: false });
  });

  test("brackets and commas in quotes are text", () => {
    const text = `<tool_call>[{"name": "find_product", "parameters": {"q": "a ,] \\"}"},}]</tool_call>`;

    expect(bodyOf({ content: text })).toEqual({ asked: ['loose a ,] "}'], hasUnread: false });
  });

  test("it repeats no call that is read already", () => {
    const native = { function: { name: "find_product", arguments: '{"q": "a"}' } };

    expect(bodyOf({ content: `<tool_call>[${call}]`, tool_calls: [native] })).toMatchObject({ asked: ["native a"] });
  });

  test("and the calculators go on skipping it", () => {
    expect(of([aTextAnswer(`<tool_call>[${call}]`), search])).toEqual({
      ...{ made: { model: 1, code: 0, unknown: 0 }, rule: "share_at_least_agentic", credited: 0 },
    });
  });
});

describe("an answer that may ask for a call is not said to ask for none", () => {
  test.each([
    ["cut inside its call", '<tool_call>[{"name": "find_product", "parameters": {"q": "a'],
    ["cut behind its tag", "<think>I look.</think>\n<tool_call>"],
    ["broken", "<tool_call>[{'name': 'find_product'}]</tool_call>"],
    ["another notation", "<tool_call><function=find_product><parameter=q>a</parameter></function></tool_call>"],
    ["a call as of a function", '<tool_call>find_product(q="a")</tool_call>'],
    ["words in place of a call", "<tool_call>Here I search for it.</tool_call>"],
    ["no tool named", '<tool_call>{"action": "find_product", "action_input": {"q": "a"}}</tool_call>'],
    ["another tag", `<tool_call id="1">[${call}]</tool_call>`],
    ["only a closing tag", `[${call}]</tool_call>`],
  ])("%s", (_title, text) => {
    expect(bodyOf({ content: text })).toEqual({ asked: [], hasUnread: true });
    expect(bodyOf({ content: [{ type: "text", text }] })).toEqual({ asked: [], hasUnread: true });
    expect(of([aTextAnswer(text), search])).toEqual({
      ...{ made: { model: 0, code: 0, unknown: 1 }, rule: "unknown_share_above", credited: 0 },
    });
  });

  test("nor is it one of those by which code is known to have made all, where most calls stand before it", () => {
    const log = [...[1, 2, 3, 4].map(() => search), aTextAnswer("<tool_call>["), search];

    expect(of(log)).toMatchObject({ made: { code: 4, unknown: 1 }, rule: "share_at_most_sub_task" });
  });

  test("a call in another notation is unread beside one that is read, as a mention is not", () => {
    const behind = (words: string) => bodyOf({ content: `<tool_call>${words} <tool_call>[${call}]</tool_call>` });

    expect(behind('find_product(q="b")')).toEqual({ asked: ["loose a"], hasUnread: true });
    expect(behind("<function=find_product>")).toEqual({ asked: ["loose a"], hasUnread: true });
    expect(behind("block (of JSON)")).toEqual({ asked: ["loose a"], hasUnread: false });
  });

  test.each([
    "I wrap it in <tool_call> and </tool_call> tags.",
    "The form is <tool_call>...</tool_call>.",
    "It goes in a <tool_call> with {name, parameters}.",
  ])("words that name the tags hide nothing beside a call that is read: %s", (words) => {
    const text = `${words} <tool_call>[${call}]</tool_call>`;

    expect(bodyOf({ content: text })).toEqual({ asked: [expect.stringMatching(/ a$/)], hasUnread: false });
    expect(bodyOf({ content: `<tool_call>[${call}]</tool_call> ${words}` })).toMatchObject({ hasUnread: false });
  });

  test("what is cut behind a word in a code fence is looked at in linear time", () => {
    const long = "a".repeat(200_000);

    expect(bodyOf({ content: `<tool_call>\`${long}` })).toEqual({ asked: [], hasUnread: false });
  });

  test("a native call without a name is unread", () => {
    expect(bodyOf({ tool_calls: [{ function: { arguments: "{}" } }] })).toEqual({ asked: [], hasUnread: true });
  });

  test.each([
    ["a chunk of a stream", { choices: [{ index: 0, delta: { content: `<tool_call>[${call}]</tool_call>` } }] }],
    ["no choice", { choices: [] }],
    ["no message", { choices: [{ message: null }] }],
  ])("what holds no message was not recorded: %s", (_title, response) => {
    expect(readInference({ response, status: 200 })).toEqual({ kind: "missing" });
    expect(readInference({ response, status: null })).toEqual({ kind: "failed" });
    expect(of([anAnswer([], { response }), search])).toMatchObject({
      made: { unknown: 1 },
      rule: "unknown_share_above",
    });
  });

  test("one choice without a message leaves the answer unread, and counts what the other asks for", () => {
    const choices = [{ message: { content: `<tool_call>[${call}]</tool_call>` } }, { message: null }];

    expect(readInference({ response: { choices } })).toMatchObject({ kind: "read", hasUnread: true });
    expect(of([anAnswer([], { response: { choices } }), search])).toMatchObject({ made: { model: 1 } });
  });
});

test.each([
  ["words alone", "Shop 1 is best."],
  ["a tag that words name", "No <tool_call> is needed; rank {1} is best."],
  ["an empty block", "<tool_call></tool_call>"],
  ["an empty list", "<tool_call>[]</tool_call>"],
  ["an empty list without end", "<tool_call>[]"],
])("an answer that asks for nothing is said to: %s", (_title, text) => {
  expect(bodyOf({ content: text })).toEqual({ asked: [], hasUnread: false });
  expect(of([aTextAnswer(text), search])).toMatchObject({ made: { code: 1 }, rule: "no_inference_with_calls" });
});

test("behind an answer that may ask for the next thing a macro that has begun does not go on", () => {
  const queries = JSON.stringify([{ q: "red lamp" }, { q: "blue chair" }]);
  const sameShop = anAnswer([["find_products_in_same_shop", { product_queries: queries }]]);
  const searches = ["red lamp", "blue chair"].map((q) => aDispatch("find_product", { q }));
  const log = (answer: string) =>
    searches.flatMap((line, at) => (at === 0 ? [sameShop, line] : [aTextAnswer(answer), line]));

  expect(of(log("Shop 1 is best.")).made).toMatchObject({ unknown: 0 });
  expect(of(log("<tool_call>[")).made).toMatchObject({ unknown: 1 });
});
