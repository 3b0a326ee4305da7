import { expect, test, vi } from "vitest";

test("another copy of the module knows where a client connects to", async () => {
  const url = "postgresql://nobody@127.0.0.1:1/none";
  const { createDb } = await import("./client");
  const db = createDb(url);
  vi.resetModules();

  const { addressOf } = await import("./client");

  expect(addressOf(db)).toBe(url);
});
