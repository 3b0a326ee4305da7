import { expect, test } from "vitest";
import type { OutlineStep } from "@/lib/contract/outline";
import { stepInWords } from "./outline-words";

function aLine(overrides: Partial<OutlineStep>): OutlineStep {
  const none = { index: 3, role: "agent", title: "", calls: 0, logged: 0, chars: 0, chunk: 0 } as const;

  return { ...none, attribution: [], flags: [], ...overrides };
}

const ALONE = { unclaimed: 0, isInjected: false };

test.each<[string, Partial<OutlineStep>, Partial<typeof ALONE>]>([
  ["4 model: find_product", { title: "find_product", calls: 1, attribution: ["model"] }, {}],
  [
    "4 code and model: find_product, 5 more calls",
    { title: "find_product", calls: 6, attribution: ["model", "code"] },
    {},
  ],
  [
    "4 code, retry and model: find_product, 2 more calls, holds an error",
    { title: "find_product", calls: 2, attribution: ["model", "retry", "code"], flags: ["error"] },
    { unclaimed: 1 },
  ],
  ["4 code: I look., 1 call", { title: "I look.", attribution: ["code"] }, { unclaimed: 1 }],
  ["4 agent: was cut by the proxy log", { flags: ["truncated"] }, {}],
  ["4 agent", {}, {}],
  ["4 phantom: find_product", { title: "find_product", calls: 1, flags: ["phantom"] }, {}],
  [
    "4 model: find_product, claims a call that was not logged, addresses a judge",
    { title: "find_product", calls: 1, attribution: ["model"], flags: ["phantom"] },
    { isInjected: true },
  ],
])("a step is told as “%s”", (words, line, told) => {
  expect(stepInWords(aLine(line), { ...ALONE, ...told })).toBe(words);
});
