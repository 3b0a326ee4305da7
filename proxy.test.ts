import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { proxy } from "./proxy";

function open(headers: Readonly<Record<string, string>>, search = ""): ReturnType<typeof proxy> {
  return proxy(new NextRequest(`http://127.0.0.1:3650/trajectories${search}`, { headers }));
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

test("a page of a corpus keeps it as the one that was looked at last; one that is only fetched ahead does not", () => {
  const id = "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f001";
  const kept = (search: string, headers = {}) =>
    open({ host: "localhost:3650", ...headers }, search).headers.get("set-cookie");

  expect(kept(`?corpus=${id}`)).toContain(`assay.corpus=${id};`);
  expect(kept("?corpus=x%0d%0aset-cookie:y")).toBeNull();
  expect(kept("")).toBeNull();
  expect(kept(`?corpus=${id}`, { "next-router-prefetch": "1" })).toBeNull();
});
