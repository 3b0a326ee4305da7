import { describe, expect, test } from "vitest";
import { aCandidate, aContext } from "@/lib/exporters/fixtures/given-candidate";
import { maskedFault } from "@/lib/exporters/row/masked-fault";
import { aClaim, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { loadTokenCounter } from "@/lib/filter/tokens/load-token-counter";
import { renderChat } from "@/lib/filter/tokens/render-chat";
import { sftExporter } from "./sft-exporter";

const trajectory = aTrajectory([
  { role: "system", text: "Be brief." },
  { role: "user", text: "Find a magnet." },
  { thought: "\nSearch first.\n", claimed: [aClaim("find_product", { q: "magnet" })] },
  { thought: "Look.", claimed: [aClaim("view_product_information", { product_ids: "1" }), aClaim("terminate", {})] },
  { text: "Done." },
]);
const rowsOf = (...given: Parameters<typeof sftExporter.write>) => {
  const answer = sftExporter.write(...given);
  return answer.kind === "rows" ? answer.rows : [answer.reason];
};

test("a row trains on every turn of the agent and on nothing else, and says how many tokens it has", async () => {
  const countTokens = await loadTokenCounter();
  const answer = sftExporter.write([aCandidate(trajectory)], { ...aContext("sft"), countTokens });

  const [row] = answer.kind === "rows" ? answer.rows : [];
  expect(row).toMatchObject({ loss_mask: [0, 0, 1, 0, 1, 0, 0, 1] });
  const { messages, tools, metadata } = JSON.parse(sftExporter.line(row ?? {}));
  expect(messages[2].reasoning_content).toBe("Search first.");
  expect(metadata.tokens).toBe(countTokens(renderChat({ messages, tools })));
  expect(answer.figures).toEqual({ tokens: metadata.tokens });
});

test("a row without a system message is counted as such", () => {
  const bare = aTrajectory([{ role: "user", text: "Find a magnet." }, { text: "Done." }]);

  expect(sftExporter.write([aCandidate(bare)], aContext("sft")).figures).toMatchObject({ rowsWithoutSystem: 1 });
});

describe("the longest row", () => {
  const [row] = rowsOf([aCandidate(trajectory)], aContext("sft"));
  const { metadata } = JSON.parse(sftExporter.line(typeof row === "object" ? row : {}));

  test("is written, and one token less leaves it out with the limit in the reason; nothing is cut", () => {
    const limit = (maxTokens: number) =>
      sftExporter.write([aCandidate(trajectory)], aContext("sft", { maxTokens: String(maxTokens) }));

    expect(limit(metadata.tokens).kind).toBe("rows");
    expect(limit(metadata.tokens - 1)).toMatchObject({ reason: `It is longer than ${metadata.tokens - 1} tokens.` });
  });

  test("has 14,336 tokens unless something else is chosen", () => {
    const context = (tokens: number) => ({ ...aContext("sft"), countTokens: () => tokens });

    expect(sftExporter.write([aCandidate(trajectory)], context(14_336)).kind).toBe("rows");
    expect(rowsOf([aCandidate(trajectory)], context(14_337))).toEqual(["It is longer than 14,336 tokens."]);
  });
});

describe("when only the model's calls are trained on", () => {
  const context = aContext("sft", { calls: "model" });

  test("a turn with a call that somebody else made stays, with mask 0", () => {
    const [row] = rowsOf([aCandidate(trajectory, { notByModel: new Set(["3/1"]) })], context);

    expect(row).toMatchObject({ loss_mask: [0, 0, 1, 0, 0, 0, 0, 1] });
  });

  test("a record without a log is left out, and so is one with nothing left to train on", () => {
    const alone = aTrajectory([{ claimed: [aClaim("find_product", {})] }]);

    expect(rowsOf([aCandidate(trajectory, { notByModel: undefined })], context)).toEqual([
      "No log says who made its calls.",
    ]);
    expect(rowsOf([aCandidate(alone, { notByModel: new Set(["0/0"]) })], context)).toEqual([
      "No turn of the agent is left to train on.",
    ]);
  });
});

test("a row whose mask cannot be proved is left out with the reason", () => {
  const steps = [
    { role: "user", text: "Hi" },
    { thought: "hm", text: "x" },
    { role: "user", text: "And?" },
    { text: "y" },
  ] as const;

  expect(rowsOf([aCandidate(aTrajectory(steps))], aContext("sft"))).toEqual([
    "Qwen3’s chat template leaves out a thought of the agent, because the user speaks again behind it.",
  ]);
});

test.each([
  ["a digit too few", { loss_mask: [0] }, "The loss mask does not have one digit for each message."],
  ["another digit", { loss_mask: [0, 2] }, "The loss mask holds something else than 0 and 1."],
  ["what the user said", { loss_mask: [1, 1] }, "The loss mask trains on message 1, which is not the agent’s."],
  ["nothing", { loss_mask: [0, 0] }, "The loss mask trains on nothing."],
  ["no count of tokens", { metadata: {} }, "The row’s metadata does not say how many tokens it has."],
  ["no messages", { messages: [] }, "The row’s messages is empty."],
  [
    "an unknown role",
    { messages: [{ role: "critic", content: "" }] },
    "Message 1 of messages has the role “critic”, which no chat template knows.",
  ],
  [
    "an answer to nothing",
    { messages: [{ role: "tool", content: "", tool_call_id: "c" }] },
    "Message 1 of messages answers a call that nobody made.",
  ],
  [
    "two calls with one id",
    { messages: [{ role: "assistant", content: "", tool_calls: [aCall(), aCall()] }] },
    "Message 1 of messages has a call without an id of its own.",
  ],
  ["a tool that is none", { tools: ["find"] }, "A tool of the row is no JSON object."],
] as const)("the check tells %s", (_, over, sentence) => {
  const row = {
    messages: [
      { role: "user", content: "Hi" },
      { role: "assistant", content: "Hello" },
    ],
    tools: [],
    loss_mask: [0, 1],
    metadata: { tokens: 5 },
  };

  expect(maskedFault(row)).toBeUndefined();
  expect(maskedFault({ ...row, ...over })).toBe(sentence);
});

function aCall() {
  return { id: "c", type: "function", function: { name: "find", arguments: "{}" } };
}
