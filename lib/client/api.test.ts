import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { ApiError, apiPath, getJson } from "./api";
import { brokenOff } from "./given-broken-off";
import { contactNow, noteContact } from "./server-contact";

const Answer = z.object({ count: z.number() });

afterEach(() => {
  vi.unstubAllGlobals();
  noteContact("answer");
});

function given(response: () => Promise<Response>): void {
  vi.stubGlobal("fetch", response);
}

async function refusal(): Promise<ApiError> {
  const error: unknown = await getJson({ path: "/api/x", answer: () => Answer }).catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error("expected a refusal");
}

describe("an answer", () => {
  test("that has the expected form is handed on", async () => {
    given(async () => Response.json({ count: 3 }));

    expect(await getJson({ path: "/api/x", answer: () => Answer })).toEqual({ count: 3 });
  });

  test("of another form is an error that names the part, not a value", async () => {
    given(async () => Response.json({ count: "3" }));

    expect(await refusal()).toMatchObject({ code: "UNREADABLE", message: expect.stringContaining("(count)") });
  });

  test("that is no JSON at all, as a proxy's page, is an error that a screen can show", async () => {
    given(async () => new Response("<html>"));

    expect(await refusal()).toMatchObject({
      code: "UNREADABLE",
      status: 200,
      message: expect.stringContaining("(body)"),
    });
  });

  test("with a refusal carries its words and its request id", async () => {
    given(async () =>
      Response.json({ code: "INVALID", detail: "“9” is not an answer.", requestId: "r-1" }, { status: 422 }),
    );

    expect(await refusal()).toMatchObject({
      code: "INVALID",
      status: 422,
      requestId: "r-1",
      message: "“9” is not an answer.",
    });
  });

  test("of a fault says what to do next, with its request id, whether or not its body can be read", async () => {
    const headers = { "x-request-id": "r-2" };
    const message = "Assay failed inside. Try again; if it stays, look for the request in the log.";
    given(async () => new Response("<html>", { status: 500, headers }));
    expect(await refusal()).toMatchObject({ status: 500, requestId: "r-2", message });
    given(async () => Response.json({ code: "INTERNAL", requestId: "r-3" }, { status: 500 }));

    expect(await refusal()).toMatchObject({ status: 500, requestId: "r-3", message });
  });

  test.each([502, 503, 504])("of a proxy that did not reach Assay (%i) sends nobody to its log", async (status) => {
    given(async () => new Response("<html>", { status }));

    expect(await refusal()).toMatchObject({
      status,
      message: `Assay was not reached: what stands before it answered with status ${status}. Check that Assay is running, then try again.`,
    });
  });

  test("that is no JSON and no fault still says what came", async () => {
    given(async () => new Response("<html>", { status: 404 }));

    expect(await refusal()).toMatchObject({
      message: "The server answered with status 404 and no reason. Reload the page, then try again.",
    });
  });

  test("that never comes says that the server did not answer", async () => {
    given(() => Promise.reject(new TypeError("failed to fetch")));

    expect(await refusal()).toMatchObject({ code: "UNREACHABLE", status: 0 });
    expect(contactNow()).toBe("doubted");
  });

  test("that breaks off in its middle is no answer", async () => {
    given(async () => new Response(brokenOff(new TypeError("network error"))));

    expect(await refusal()).toMatchObject({ code: "UNREACHABLE", status: 0 });
    expect(contactNow()).toBe("doubted");
  });

  test("that is waited for no more in its middle says nothing", async () => {
    given(async () => new Response(brokenOff(new DOMException("left", "AbortError"))));

    await expect(getJson({ path: "/api/x", answer: () => Answer })).rejects.toThrow("left");
    expect(contactNow()).toBe("answers");
  });

  test("of any kind says that the server is there, one that was not waited for says nothing", async () => {
    noteContact("gone");
    given(() => Promise.reject(new DOMException("left", "AbortError")));
    await expect(getJson({ path: "/api/x", answer: () => Answer })).rejects.toThrow("left");
    expect(contactNow()).toBe("gone");

    given(async () => new Response("<html>", { status: 500 }));
    await refusal();

    expect(contactNow()).toBe("answers");
  });
});

test("an address leaves out what is not asked", () => {
  expect(apiPath("/api/x", { filter: "", cursor: undefined, limit: 5 })).toBe("/api/x?limit=5");
});
