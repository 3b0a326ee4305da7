import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { gzipResponse } from "./gzip-response";

const NO_CACHE = { cacheControl: "no-cache" };
const STORED = { body: gzipSync('[{"index":0}]'), tag: "abc" };

function aRequest(headers: Readonly<Record<string, string>>): Request {
  return new Request("http://assay.test/api/trajectories/1/chunks/0", { headers });
}

describe("gzipResponse", () => {
  test("sends the stored bytes to a client that asks for them", async () => {
    const response = await gzipResponse(aRequest({ accept: "application/gzip" }), STORED, NO_CACHE);

    expect(response.headers.get("content-type")).toBe("application/gzip");
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('[{"index":0}]');
  });

  test("sends them where the address itself asks", async () => {
    const response = await gzipResponse(aRequest({ accept: "*/*" }), STORED, { ...NO_CACHE, isPacked: true });

    expect(response.headers.get("content-type")).toBe("application/gzip");
  });

  test.each(["*/*", "application/json", "application/gzip;q=0", ""])("sends JSON to %j", async (accept) => {
    const response = await gzipResponse(aRequest({ accept }), STORED, NO_CACHE);

    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual([{ index: 0 }]);
  });

  test("a client that has the bytes is told so, form by form", async () => {
    const packed = await gzipResponse(aRequest({ accept: "application/gzip" }), STORED, NO_CACHE);
    const tag = packed.headers.get("etag") ?? "";

    const again = await gzipResponse(aRequest({ accept: "application/gzip", "if-none-match": tag }), STORED, NO_CACHE);
    const plain = await gzipResponse(aRequest({ "if-none-match": tag }), STORED, NO_CACHE);

    expect(again.status).toBe(304);
    expect(plain.status).toBe(200);
  });
});
