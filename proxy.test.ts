import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "./proxy";

function open(headers: Readonly<Record<string, string>>): ReturnType<typeof proxy> {
  return proxy(new NextRequest("http://127.0.0.1:3650/trajectories", { headers }));
}

test.each([{}, { "next-router-prefetch": "1" }, { rsc: "1" }])(
  "a page under a name that is not Assay's is refused, whatever else the request says: %j",
  async (headers) => {
    const response = open({ ...headers, host: "rebound.example:3650" });

    expect(response.status).toBe(403);
    expect(await response.text()).toContain("“rebound.example” is not a name of this Assay.");
  },
);

test("a page under Assay's own name has a policy of its own", () => {
  const policies = [open({ host: "localhost:3650" }), open({ host: "localhost:3650" })].map((response) =>
    response.headers.get("content-security-policy"),
  );

  expect(policies[0]).toContain("'strict-dynamic'");
  expect(policies[0]).not.toBe(policies[1]);
});
