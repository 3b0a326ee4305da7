import { expect, test } from "vitest";
import { agentBeside } from "./agent-beside";

test.each([
  ["tidewater 2.1", { name: "tidewater", version: "2.1", model: "sim/osprey" }, "sim/osprey"],
  ["tidewater", { name: "tidewater", version: "2.1", model: "sim/osprey" }, "2.1 · sim/osprey"],
  ["night 3", { name: "tidewater", version: "2.1", model: "sim/osprey" }, "tidewater · 2.1 · sim/osprey"],
  ["tidewater 2.1", { name: "tidewater", version: "2.1", model: null }, "tidewater · 2.1"],
  ["qwen", { name: "qwen", version: null, model: "qwen" }, "qwen"],
])("beside the run %s the agent %j is “%s”", (name, agent, words) => {
  expect(agentBeside({ name, agent })).toBe(words);
});
