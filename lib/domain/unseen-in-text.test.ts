import { describe, expect, test } from "vitest";
import type { Step } from "./step";
import { unseenInText } from "./unseen-in-text";

const SEEN = { inQuery: false, firstSeenStep: 0 };
const KNOWN = { "264730401": SEEN, "2647304017": SEEN };

const step = (index: number, more: Partial<Step> = {}): Step => ({
  index,
  role: "agent",
  claimed: [],
  logged: [],
  ...more,
});
const found = (...steps: readonly Partial<Step>[]) =>
  unseenInText([steps.map((more, index) => step(index, more))], KNOWN);
const answer = (value: unknown) => ({
  name: "find_product",
  requestor: "agent" as const,
  result: { value, isError: false },
});
const logged = (path: string, response: unknown) => ({ order: 0, bucket: 0, path, response, isTruncated: false });

describe("ids that the agent's words alone name", () => {
  test("are those of thoughts and responses that the analysis does not know, with their steps", () => {
    const unseen = found(
      { thought: "pick 9999999999" },
      { thought: "2647304017" },
      { text: "(8888888888), 9999999999." },
    );

    expect(unseen).toEqual({ ids: ["9999999999", "8888888888"], steps: [0, 2] });
  });

  test("are not looked for in what others say", () => {
    expect(found({ role: "user", text: "9999999999" }, { role: "tool", text: "8888888888" }).ids).toEqual([]);
  });

  test("have as many digits as the ids of the results; without any of those nothing is known of them", () => {
    expect(found({ thought: "99999999 999999999 9999999999 99999999999" }).ids).toEqual(["999999999", "9999999999"]);
    const asked = { "2647304017": { inQuery: true } };
    expect(unseenInText([[step(0, { thought: "9999999999" })]], asked).ids).toEqual([]);
  });

  test("in a list are each one", () => {
    expect(found({ thought: "1111111111,2222222222/3333333333" }).ids).toHaveLength(3);
  });

  test.each([
    ["an answer's member that is no product", { claimed: [answer([{ shop_id: "9999999999" }])] }],
    ["an answer's text", { claimed: [answer("Barcode 9999999999")] }],
    ["the log of a lookup", { logged: [logged("/search/find_product", { shop_id: 9999999999 })] }],
    ["the system prompt", { role: "system", text: "such as 9999999999" }],
    ["an event of unknown kind", { role: "other", raw: { note: 9999999999 } }],
  ] as const)("are none that %s holds", (_what, holder) => {
    expect(found({ thought: "pick 9999999999" }, holder)).toEqual({ ids: [], steps: [] });
  });

  test("stay unseen where the log of the model's own words holds them", () => {
    const words = logged("/inference/chat/completions", "pick 9999999999");

    expect(found({ thought: "pick 9999999999", logged: [words] }).ids).toEqual(["9999999999"]);
  });

  test("are held by a step of another chunk", () => {
    const chunks = [[step(0, { claimed: [answer({ shop_id: "9999999999" })] })], [step(1, { thought: "9999999999" })]];

    expect(unseenInText(chunks, KNOWN).ids).toEqual([]);
    expect(unseenInText(chunks.slice(1), KNOWN).ids).toEqual(["9999999999"]);
  });
});

test.each([
  ["₱9999999999"],
  ["PHP 9999999999"],
  ["9999999999 pesos"],
  ["a budget of 9999999999.50"],
  ["order no. 9999999999"],
  ["Order ID: 9999999999"],
  ["shop 9999999999"],
  ["shop_id=9999999999"],
  ["phone: 9999999999"],
  ["+9999999999"],
  ["0999999999"],
  ["999999999-9999999999"],
  ["3.9999999999"],
  ["timestamp 1716899999"],
  ["9999999999 sold"],
  ["9999999999ms"],
  ["x9999999999"],
  ["9999999999-b"],
  ["9999999999%"],
])("%s is no product id", (text) => {
  expect(found({ thought: `It says ${text} here.` }).ids).toEqual([]);
});

test.each([["20240512"], ["202405121830"]])("the day %s is no product id", (day) => {
  const known = { "26473040": SEEN, "264730401712": SEEN };

  expect(unseenInText([[step(0, { thought: `on ${day}` })]], known).ids).toEqual([]);
});

test.each([
  ["product 9999999999"],
  ["product_id: 9999999999"],
  ["the price of 9999999999 is"],
  ["ends the order. 9999999999"],
  ["9999999999."],
  ["“9999999999”"],
  ["9999999999: a lamp"],
])("%s is one", (text) => {
  expect(found({ thought: `It says ${text} here.` }).ids).toEqual(["9999999999"]);
});
