import { expect, test } from "vitest";
import { idsBeforeCall } from "./ids-in-step";

test("results of earlier calls of the step count, those of the call itself and of later ones do not", () => {
  const ids = { A1: { inQuery: false }, B2: { inQuery: false }, C3: { inQuery: false } };
  const call = (id: string) => ({
    name: "find_product",
    requestor: "agent" as const,
    result: { value: [{ product_id: id }], isError: false },
  });

  const seen = idsBeforeCall({ claimed: [call("A1"), call("B2"), call("C3"), call("other")] }, 2, ids);

  expect([...seen]).toEqual(["A1", "B2"]);
});
