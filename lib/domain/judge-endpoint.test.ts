import { expect, test } from "vitest";
import { addUsage, baseUrlFault, normalBaseUrl, tokenCostUsd } from "./judge-endpoint";

test.each(["https://llm.example.org/v1", "http://127.0.0.1:11434/v1", "http://10.0.0.7:8000", "http://[::1]:8000/v1"])(
  "%s is an address that can be asked",
  (text) => {
    expect(baseUrlFault(text)).toBeUndefined();
  },
);

test.each([
  ["llm.example.org", "no address"],
  ["file:///etc/passwd", "http://"],
  ["ftp://llm.example.org/v1", "http://"],
  ["https://ada:secret@llm.example.org/v1", "password"],
  ["https://llm.example.org/v1?key=secret", "“?”"],
  ["https://llm.example.org/v1#part", "“#”"],
  ["http://169.254.169.254/latest/meta-data", "local link"],
  // The same address in the notations that a URL parser turns into it.
  ["http://2852039166/latest", "local link"],
  ["http://[::ffff:169.254.169.254]/v1", "local link"],
  ["http://[::169.254.169.254]/v1", "local link"],
  ["http://[64:ff9b::169.254.169.254]/v1", "local link"],
  ["http://100.100.100.200/latest", "local link"],
  ["http://[fe80::1]/v1", "local link"],
  ["http://[fd00:ec2::254]/latest", "local link"],
  ["http://Metadata.Google.Internal/computeMetadata", "local link"],
])("%s is refused with the reason", (text, reason) => {
  expect(baseUrlFault(text)).toContain(reason);
});

test.each([
  ["https://llm.example.org/v1/", "https://llm.example.org/v1"],
  ["https://LLM.example.org:443/v1/chat/completions", "https://llm.example.org/v1"],
  ["http://localhost:8000", "http://localhost:8000"],
])("%s is kept as %s", (text, kept) => {
  expect(normalBaseUrl(text)).toBe(kept);
});

test("tokens cost what both prices say, by the million", () => {
  const usage = { promptTokens: 2_000_000, completionTokens: 500_000 };

  expect(tokenCostUsd(usage, { inputPrice: 0.5, outputPrice: 2 })).toBe(2);
});

test.each([
  [
    { promptTokens: 10, completionTokens: undefined },
    { inputPrice: 1, outputPrice: 1 },
  ],
  [
    { promptTokens: 10, completionTokens: 5 },
    { inputPrice: null, outputPrice: 1 },
  ],
])("a cost of which a part is not known is not known, never 0", (usage, prices) => {
  expect(tokenCostUsd(usage, prices)).toBeUndefined();
});

test("counts add up, and what nobody counted stays unknown", () => {
  const none = { promptTokens: undefined, completionTokens: undefined };

  expect(addUsage({ promptTokens: 5, completionTokens: undefined }, { promptTokens: 7, completionTokens: 2 })).toEqual({
    promptTokens: 12,
    completionTokens: 2,
  });
  expect(addUsage(none, none)).toEqual(none);
});
