import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useServerFind } from "./use-server-find";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (chunk: number, step: number): string =>
  `${JSON.stringify({ chunk, hits: [{ step, field: "thought", start: 0, end: 3 }] })}\n`;

/** A server whose answer is written piece by piece. */
function givenServer() {
  const requests: {
    url: string;
    signal: AbortSignal | undefined;
    body: ReadableStreamDefaultController<Uint8Array>;
  }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({
      start: (body) => void requests.push({ url, signal: init.signal ?? undefined, body }),
    });

    return new Response(stream, { headers: { "content-type": "application/x-ndjson" } });
  });

  return requests;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("hits are there as the server finds them, also when a line comes in two parts", async () => {
  const requests = givenServer();
  const { result } = renderHook(() => useServerFind("t1", "red"));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toBe("/api/trajectories/t1/find?text=red");

  await act(async () => requests[0]?.body.enqueue(bytes(line(0, 4) + line(1, 9).slice(0, 20))));
  await waitFor(() => expect([...(result.current?.chunks.keys() ?? [])]).toEqual([0]));
  await act(async () => requests[0]?.body.enqueue(bytes(line(1, 9).slice(20))));

  await waitFor(() => expect(result.current?.chunks.get(1)?.[0]?.step).toBe(9));
  expect(result.current?.hasFailed).toBe(false);
});

test("another text ends the search before it, whose hits are not shown", async () => {
  const requests = givenServer();
  const { result, rerender } = renderHook(({ text }) => useServerFind("t1", text), { initialProps: { text: "red" } });
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.body.enqueue(bytes(line(0, 4))));
  await waitFor(() => expect(result.current?.chunks.size).toBe(1));

  rerender({ text: "blue" });

  expect(result.current).toBeUndefined();
  expect(requests[0]?.signal?.aborted).toBe(true);
  await waitFor(() => expect(requests[1]?.url).toContain("text=blue"));
});

test("a search that breaks off keeps what it found and says so", async () => {
  const requests = givenServer();
  const { result } = renderHook(() => useServerFind("t1", "red"));
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]?.body.enqueue(bytes(line(0, 4))));
  await waitFor(() => expect(result.current?.chunks.size).toBe(1));

  await act(async () => requests[0]?.body.error(new Error("gone")));

  await waitFor(() => expect(result.current?.hasFailed).toBe(true));
  expect(result.current?.chunks.size).toBe(1);
});

test("no text asks for nothing", () => {
  const requests = givenServer();
  const { result } = renderHook(() => useServerFind("t1", ""));

  expect(result.current).toBeUndefined();
  expect(requests).toHaveLength(0);
});
