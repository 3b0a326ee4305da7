import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { ERROR_CODES, ErrorBody } from "@/lib/contract/error";
import { Span } from "@/lib/contract/label-values";
import { ServiceError } from "@/lib/services/service-error";
import { callRaw, callRoute } from "./call-route";
import { ERROR_STATUS } from "./error-status";
import { fileResponse } from "./file-response";
import { MAX_BODY_BYTES } from "./read-input";
import { route } from "./route";

const Body = z.object({ name: z.string() });
const echo = route({ body: Body }, async (_ctx, { body }) => body);
const write = { method: "POST", body: { name: "a" } } as const;
const read = route({}, async () => ({}));

test.each(ERROR_CODES.filter((code) => code !== "INTERNAL"))(
  "a refusal %s has its status, its sentence and the request id",
  async (code) => {
    const refuse = route({}, async () => {
      throw new ServiceError(code, "It cannot be done.");
    });

    const { status, body, headers } = await callRoute(refuse);

    expect(status).toBe(ERROR_STATUS[code]);
    expect(ErrorBody.parse(body)).toEqual({
      code,
      detail: "It cannot be done.",
      requestId: headers.get("x-request-id"),
    });
  },
);

test("a fault gives away nothing but the request id", async () => {
  const broken = route({}, async () => {
    throw new Error("password is hunter2");
  });

  const { status, body, headers } = await callRoute(broken);

  expect(status).toBe(500);
  expect(body).toEqual({ code: "INTERNAL", requestId: headers.get("x-request-id") });
});

test("the answer is JSON that is not kept, with the status of the contract", async () => {
  const accepted = route({ status: 202 }, async (ctx) => ({ role: ctx.person.role }));

  const { status, body, headers } = await callRoute(accepted);

  expect(status).toBe(202);
  expect(body).toEqual({ role: "owner" });
  expect(headers.get("cache-control")).toBe("no-store");
});

test("nothing to say is 204", async () => {
  expect(await callRoute(route({}, async () => undefined))).toMatchObject({ status: 204, body: undefined });
});

test.each([
  ["a wrong body", { ...write, body: { name: 1 } }, { code: "INVALID", issues: [{ path: "body.name" }] }],
  [
    "a body that is not JSON",
    { ...write, body: "{" },
    { code: "INVALID", detail: "The body is not JSON. Send a JSON object." },
  ],
  ["a body of another shape", { ...write, body: [] }, { code: "INVALID", issues: [{ path: "body" }] }],
] as const)("%s is INVALID", async (_, request, expected) => {
  const { status, body } = await callRoute(echo, request);

  expect(status).toBe(422);
  expect(ErrorBody.parse(body)).toMatchObject(expected);
});

test("an address that cannot be one is refused in words for who followed a link", async () => {
  const byId = route({ params: z.object({ id: z.uuid() }) }, async (_ctx, input) => input.params);

  expect(await callRoute(byId, { params: { id: "x" } })).toMatchObject({
    status: 422,
    body: { detail: expect.stringMatching(/^Nothing has this address\. Check the link/) },
  });
});

test.each([
  ["text", { ...write, body: { name: "a\0" } }, "body.name"],
  ["half of a pair", { ...write, body: { name: "\ud83d" } }, "body.name"],
  ["text within", { ...write, body: { name: "a", answers: { b: ["c", "d\0"] } } }, "body.answers.b.1"],
  ["a name of a member", { ...write, body: { name: "a", answers: { "b\0": [] } } }, "body.answers"],
  ["a search parameter", { ...write, url: "/api/x?text=a%00" }, "query.text"],
] as const)("%s that no column holds is refused with its place", async (_, request, path) => {
  const answers = z.record(z.string(), z.array(z.string())).optional();
  const typed = route(
    { query: z.object({ text: z.string().optional() }), body: Body.extend({ answers }) },
    async () => ({}),
  );

  const { status, body } = await callRoute(typed, request);

  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: "INVALID",
    detail: expect.stringMatching(
      /^The text holds a character that can neither be stored nor looked for: .* Take it out\.$/,
    ),
    issues: [{ path }],
  });
});

test("pairs and other control characters are text like any other, and what is cited of a record may hold anything", async () => {
  const cites = route({ body: Body.extend({ span: Span }) }, async (_ctx, { body }) => body);
  const span = { step: 0, field: "thought", start: 0, end: 3, quote: "a\0\ud83d" };

  expect(await callRoute(cites, { ...write, body: { name: "😀\u0001\u202e", span } })).toMatchObject({
    status: 200,
    body: { name: "😀\u0001\u202e", span: { quote: "a\ufffd\ufffd" } },
  });
});

test("an address with such a character is none", async () => {
  const byName = route({ params: z.object({ name: z.array(z.string()) }) }, async (_ctx, input) => input.params);

  expect(await callRoute(byName, { params: { name: ["data", "a\0"] } })).toMatchObject({
    status: 422,
    body: { detail: expect.stringMatching(/^Nothing has this address\./) },
  });
});

test("a search parameter that is given twice is refused", async () => {
  const query = route({ query: z.object({ a: z.string() }) }, async (_ctx, input) => input.query);

  expect(await callRoute(query, { url: "/api/x?a=1&a=2" })).toMatchObject({
    status: 422,
    body: { detail: "“a” is given twice. Give it once." },
  });
  expect(await callRoute(query, { url: "/api/x?a=1&b=2" })).toMatchObject({ status: 200, body: { a: "1" } });
});

test("a body over the limit is 413, whether it says its length or not", async () => {
  const body = { name: "x".repeat(MAX_BODY_BYTES) };

  expect(await callRoute(echo, { ...write, body })).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } });
  expect(await callRoute(echo, { ...write, headers: { "content-length": "999999999" } })).toMatchObject({
    status: 413,
  });
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a sibling site", { "sec-fetch-site": "same-site" }],
  ["another origin", { origin: "https://evil.example" }],
  ["another port", { origin: "http://localhost:4000" }],
  ["no origin at all", { origin: "null" }],
])("a write from %s is refused", async (_, headers) => {
  expect(await callRoute(echo, { ...write, headers })).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
});

test.each([
  ["Assay's own page", { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" }],
  ["an older browser's own page", { origin: "http://localhost:3000" }],
  ["a program", {}],
])("a write from %s is let through", async (_, headers) => {
  expect(await callRoute(echo, { ...write, headers })).toMatchObject({ status: 200 });
});

test("a read from another site is not a write", async () => {
  expect(await callRoute(read, { headers: { "sec-fetch-site": "cross-site" } })).toMatchObject({ status: 200 });
});

test.each([
  ["read", read, {}],
  ["write", echo, { ...write, headers: { origin: "http://rebound.example:3000" } }],
] as const)("a %s under a name that is not Assay's is refused", async (_, handler, request) => {
  const headers = { ...("headers" in request ? request.headers : {}), host: "rebound.example:3000" };

  expect(await callRoute(handler, { ...request, headers })).toMatchObject({
    status: 403,
    body: {
      code: "FORBIDDEN",
      detail:
        "“rebound.example” is not a name of this Assay. Open it by its address or as localhost, or add the name to ASSAY_HOSTS and start it again.",
    },
  });
});

test.each(["127.0.0.1.rebound.example", "localhost.rebound.example", "127.0.0.1@rebound.example", "a b", ""])(
  "the host %j is refused",
  async (host) => {
    expect(await callRoute(read, { headers: { host } })).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  },
);

test.each(["localhost", "LOCALHOST:3650", "127.0.0.1:3650", "[::1]:3650", "192.168.1.20"])(
  "the host %j is let through",
  async (host) => {
    expect(await callRoute(read, { headers: { host } })).toMatchObject({ status: 200 });
  },
);

test("a name in ASSAY_HOSTS is let through, and so is that of BASE_URL", async () => {
  vi.stubEnv("ASSAY_HOSTS", "assay.lan, Workbench.example");
  vi.stubEnv("BASE_URL", "https://public.example/assay");
  onTestFinished(() => void vi.unstubAllEnvs());

  for (const host of ["assay.lan:3650", "workbench.example", "public.example"]) {
    expect(await callRoute(read, { headers: { host } })).toMatchObject({ status: 200 });
  }
  expect(await callRoute(read, { headers: { host: "other.example" } })).toMatchObject({ status: 403 });
});

async function* twoBytes(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("a");
  yield Buffer.from("b");
}

/** A route that answers with bytes of something that it has opened, and how often that was closed. */
function givenDownload() {
  const seen = { closed: 0 };
  const close = async () => {
    seen.closed += 1;
  };
  const handler = route({}, async () => fileResponse({ name: "a", type: "text/plain", bytes: twoBytes(), close }));
  const ask = (signal: AbortSignal) => {
    const request = new Request("http://localhost:3000/api/test", { signal, headers: { host: "localhost:3000" } });
    return handler(request, { params: Promise.resolve({}) });
  };

  return { seen, handler, ask };
}

test("what was opened for an answer is closed where nobody reads it: of HEAD, and where the client is gone", async () => {
  const { seen, handler, ask } = givenDownload();

  expect((await callRaw(handler, { method: "HEAD" })).status).toBe(200);
  await expect.poll(() => seen.closed).toBe(1);
  await ask(AbortSignal.abort());
  await expect.poll(() => seen.closed).toBe(2);
  const client = new AbortController();
  await ask(client.signal);
  client.abort();
  await expect.poll(() => seen.closed).toBe(3);
});

test("an answer that is being read is left to its reader when the client goes", async () => {
  const { seen, ask } = givenDownload();
  const client = new AbortController();
  const reader = (await ask(client.signal)).body?.getReader();
  client.abort();

  expect([await reader?.read(), await reader?.read()].map((part) => part?.value?.[0])).toEqual([97, 98]);
  expect((await reader?.read())?.done).toBe(true);
  await expect.poll(() => seen.closed).toBe(1);
});
