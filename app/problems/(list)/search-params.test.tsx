import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { givenQueryStates } from "@/lib/client/given-query-states";
import { matrixSearchParams } from "./search-params";

afterEach(cleanup);

test.each([{ filter: "bucket:shop" }, { runs: [crypto.randomUUID()] }, { sort: "key" }] as const)(
  "%j is undone by the way back, which does not leave the screen",
  async (change) => {
    const { set, updates } = givenQueryStates(matrixSearchParams);

    await set(change);

    expect(updates.at(-1)?.options.history).toBe("push");
  },
);
