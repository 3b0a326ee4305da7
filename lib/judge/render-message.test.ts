import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { shapeOf } from "@/lib/importers/sn15/record-shape";
import { FORMATTERS, type Formatter } from "./formatters";
import { judgeRecord } from "./judge-record";
import { parsePythonJson } from "./parse-python-json";
import { renderJudgeMessage } from "./render-message";

const [TRACE_ONLY, FIRST_STEP, ALL_STEPS] = FORMATTERS;
const fixture = (name: string): string => readFileSync(resolve(import.meta.dirname, "fixtures", name), "utf8");

function messageOf(json: string, formatter: Formatter = ALL_STEPS): string {
  const { value, notes } = parsePythonJson(json);

  return renderJudgeMessage(judgeRecord(shapeOf(value), formatter, notes), formatter);
}

const aCall = (path: string, more: object = {}): object => ({
  method: "GET",
  path,
  status_code: 200,
  duration_ms: 1,
  ...more,
});

function given(message: object, calls: readonly object[] = []): string {
  return JSON.stringify([{ completion: { message }, extra_info: { query: "A lamp", proxy_calls: calls } }]);
}

test("a whole record renders byte for byte: floats, escapes, code points, order of members, cuts, ids", () => {
  expect(messageOf(fixture("lamp.json"))).toBe(fixture("lamp.txt"));
});

describe("the log", () => {
  test("thirty calls are shown, the others are counted, and all of them are summed up", () => {
    const calls = Array.from({ length: 33 }, () => aCall("/search/find_product", { duration_ms: 250 }));
    const message = messageOf(given({}, calls));

    expect(message.match(/^ {2}GET/gm)).toHaveLength(30);
    expect(message).toContain("  ...and 3 more calls\n");
    // 8.25 seconds: Python rounds a tie to the even digit.
    expect(message).toContain("Summary: 33 search, 0 product views, 0 inference, 0 failed, 8.2s total");
  });

  test("an exhausted retry is no failure, a status of 400 or more is one", () => {
    const calls = [aCall("/search/find_product", { status_code: null }), aCall("/x", { status_code: 503 })];

    expect(messageOf(given({}, calls))).toContain("1 failed");
    expect(messageOf(given({}, calls))).toContain("/search/find_product → None (1ms)");
  });

  test("a log without an inference ends with the warning", () => {
    const warning = "\n\nWARNING: Agent made 0 inference calls — any reasoning text is NOT from an LLM.\n";

    expect(messageOf(given({}, [aCall("/search/find_product")]))).toContain(warning);
    expect(messageOf(given({}, [aCall("/inference/chat/completions")]))).not.toContain("WARNING");
  });

  test("parameters are cut after 200 characters, the space before them among these", () => {
    const message = messageOf(given({}, [aCall("/x", { params: { q: "a".repeat(300) } })]));

    expect(message).toContain(`/x {"q": "${"a".repeat(192)}... → 200`);
  });

  test("a record without a log says so, and a run without steps has no text", () => {
    expect(messageOf(given({}))).toBe(
      "QUERY: A lamp\n\nVERIFIED PROXY CALLS: No proxy call data available.\n\n--- Step 1 ---\n",
    );
    expect(messageOf("[]")).toBe("");
  });

  test("earlier judges read the first step's calls, or none", () => {
    const calls = JSON.stringify([
      {
        completion: {},
        extra_info: { query: "A lamp", proxy_calls: [aCall("/first", { result_product_ids: ["1"] })] },
      },
      { completion: {}, extra_info: { proxy_calls: [aCall("/second")] } },
    ]);

    expect(messageOf(calls, ALL_STEPS)).toMatch(/\/first.*\n {4}returned product_ids: 1\n.*\/second/);
    expect(messageOf(calls, FIRST_STEP)).not.toMatch(/second|returned/);
    expect(messageOf(calls, TRACE_ONLY)).not.toMatch(/PROXY|first/);
  });
});

describe("a step", () => {
  test("a thought is cut after 1,000 code points, a result after 300", () => {
    const message = messageOf(
      given({ think: "🪔".repeat(1001), tool_call: [{ name: "a", parameters: {}, result: "🪔".repeat(301) }] }),
    );

    expect(message).toContain(`THINKING: ${"🪔".repeat(1000)}...[truncated]\n`);
    expect(message).toContain(`RESULT: ${"🪔".repeat(300)}...[truncated]\n`);
  });

  test("what is just as long as the limit stays whole, and parameters of a claimed call always do", () => {
    const args = { q: "x".repeat(900) };
    const message = messageOf(
      given({ think: "a".repeat(1000), tool_call: [{ name: "a", parameters: args, result: "b".repeat(300) }] }),
    );

    expect(message).not.toContain("[truncated]");
    expect(message).toContain(`TOOL: a({"q": "${args.q}"})`);
  });

  test("quotes inside a result are escaped once more, and a missing result is empty", () => {
    const message = messageOf(
      given({
        tool_call: [
          { name: "a", result: { say: 'the "big" one\\' } },
          { name: "b", parameters: null },
        ],
      }),
    );

    expect(message).toContain(String.raw`RESULT: {"say": "the \"big\" one\\"}`);
    expect(message).toContain("TOOL: a({})");
    expect(message).toContain("TOOL: b(null)\nRESULT: \n");
  });

  test("neither the response nor reasoning beside the message is read", () => {
    const message = messageOf(
      JSON.stringify([{ completion: { reasoning_content: "Beside", message: { response: "Said" } }, extra_info: {} }]),
    );

    expect(message).not.toMatch(/Beside|Said/);
  });
});
