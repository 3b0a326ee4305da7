import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { brokenOff } from "./given-broken-off";
import { rawRecordOptions } from "./raw-record";
import { contactNow, noteContact } from "./server-contact";

afterEach(() => {
  vi.unstubAllGlobals();
  noteContact("answer");
});

const read = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(rawRecordOptions("one"));

test("a record that comes says that the server is there", async () => {
  noteContact("gone");
  vi.stubGlobal("fetch", async () => new Response('{"a":1}'));

  expect(await read()).toEqual({ text: '{"a":1}', isCut: false });
  expect(contactNow()).toBe("answers");
});

test.each([
  ["does not come", () => Promise.reject(new TypeError("failed to fetch"))],
  ["breaks off", async () => new Response(brokenOff(new TypeError("network error")))],
])("a record that %s says that the server did not answer", async (_what, answer) => {
  vi.stubGlobal("fetch", answer);

  await expect(read()).rejects.toMatchObject({ code: "UNREACHABLE", status: 0 });
  expect(contactNow()).toBe("doubted");
});
