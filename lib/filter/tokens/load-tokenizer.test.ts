import { expect, test, vi } from "vitest";

test("copies of the module share one tokenizer", async () => {
  const first = await import("./load-tokenizer");
  vi.resetModules();
  const second = await import("./load-tokenizer");

  expect(second).not.toBe(first);
  expect(await second.loadTokenizer()).toBe(await first.loadTokenizer());
});
