import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { givenQueryStates } from "@/lib/client/given-query-states";
import { comparisonSearchParams } from "./search-params";

afterEach(cleanup);

test.each<[change: object, history: "push" | "replace"]>([
  [{ filter: "bucket:shop" }, "push"],
  [{ runs: [crypto.randomUUID()], list: "" }, "push"],
  [{ k: 3 }, "push"],
  [{ list: "wins" }, "replace"],
])("%j is undone by the way back, but for a list that opens over the screen", async (change, history) => {
  const { set, updates } = givenQueryStates(comparisonSearchParams);

  await set(change);

  expect(updates.at(-1)?.options.history).toBe(history);
});
