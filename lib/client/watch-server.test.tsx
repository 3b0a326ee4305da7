import { onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { silence } from "./given-outbox";
import { contactNow, noteContact } from "./server-contact";
import { watchServer } from "./watch-server";

const REFUSAL = new ApiError({ code: "FORBIDDEN", status: 403, detail: "Your role may not." });

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  noteContact("answer");
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stops: (() => void)[] = [];

/** A page with questions on screen, and a server that is there or not. */
function given() {
  const server = { isThere: false, asked: 0 };
  vi.stubGlobal("fetch", () => {
    server.asked += 1;
    return server.isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError("refused"));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stops.push(watchServer(client));

  return { server, client };
}

/** As a question that waits behind slow ones and is given up. */
function late(): Promise<Response> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new DOMException("late", "TimeoutError")), 5_000);
  });
}

function refuseSoon(): Promise<Response> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new TypeError("refused")), 10);
  });
}

/** A question on screen, by what it is answered with one time after the other. */
async function onScreen(client: QueryClient, name: string, staleTime: number, ...answers: (Error | string)[]) {
  const queryFn = vi.fn(async () => {
    const answer = answers.shift() ?? name;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  stops.push(new QueryObserver(client, { queryKey: [name], queryFn, staleTime }).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);

  return queryFn;
}

test("one silence is no server that is gone: it is asked at once, and nothing is asked for anew", async () => {
  const { server, client } = given();
  const old = await onScreen(client, "old", 0);
  server.isThere = true;

  noteContact("silence");
  await vi.advanceTimersByTimeAsync(10_000);

  expect(contactNow()).toBe("answers");
  expect(server.asked).toBe(1);
  expect(old).toHaveBeenCalledOnce();
});

test("a server that is gone is asked every three seconds; once it is back what failed and what is old is asked for once", async () => {
  const { server, client } = given();
  const failed = await onScreen(client, "failed", 60_000, silence());
  const old = await onScreen(client, "old", 0);
  const fresh = await onScreen(client, "fresh", 60_000);
  const refused = await onScreen(client, "refused", 0, REFUSAL);

  noteContact("silence");
  await vi.advanceTimersByTimeAsync(9_100);
  expect(contactNow()).toBe("gone");
  expect(server.asked).toBe(4);
  expect(client.getQueryState(["failed"])?.status).toBe("error");
  server.isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);

  expect(contactNow()).toBe("answers");
  expect(server.asked).toBe(5);
  expect(client.getQueryData(["failed"])).toBe("failed");
  expect([failed, old, fresh, refused].map((asked) => asked.mock.calls.length)).toEqual([2, 2, 1, 1]);
});

test("an answer to anything else says as much as one to this", async () => {
  const { client } = given();
  const failed = await onScreen(client, "failed", 60_000, silence());
  noteContact("silence");
  await vi.advanceTimersByTimeAsync(100);

  noteContact("answer");
  await vi.advanceTimersByTimeAsync(0);

  expect(failed).toHaveBeenCalledTimes(2);
});

test("nobody is asked while the page is hidden, and at once when that is over", async () => {
  const { server } = given();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  noteContact("silence");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked).toBe(0);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.asked).toBe(1);
});

test("without a network the server is asked, because it may be on this machine, and at once when there is one again", async () => {
  const { server } = given();
  server.isThere = true;
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([server.asked, contactNow()]).toEqual([1, "answers"]);

  server.isThere = false;
  onlineManager.setOnline(true);
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([server.asked, contactNow()]).toEqual([2, "gone"]);
  server.isThere = true;
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);

  expect(contactNow()).toBe("answers");
});

test("a question that comes too late says nothing where an answer was heard meanwhile, nor by itself, but two say it is gone", async () => {
  given();
  const ask = vi.fn(late);
  vi.stubGlobal("fetch", ask);
  noteContact("silence");
  await vi.advanceTimersByTimeAsync(1_000);
  noteContact("answer");
  noteContact("silence");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(contactNow()).toBe("doubted");

  await vi.advanceTimersByTimeAsync(8_000);
  expect([ask.mock.calls.length, contactNow()]).toEqual([2, "doubted"]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect([ask.mock.calls.length, contactNow()]).toEqual([3, "gone"]);
});

test("a refused connection says nothing, either, where an answer was heard since it was tried", async () => {
  given();
  vi.stubGlobal("fetch", refuseSoon);
  noteContact("silence");
  noteContact("answer");
  noteContact("silence");

  await vi.advanceTimersByTimeAsync(10);

  expect(contactNow()).toBe("doubted");
});

test("a proxy that sends elsewhere, as one where somebody has to sign in again, is an answer, and so is any status", async () => {
  given();
  const ask = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 503 }));
  vi.stubGlobal("fetch", ask);

  noteContact("silence");
  await vi.advanceTimersByTimeAsync(0);

  expect(contactNow()).toBe("answers");
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ redirect: "manual" });
});

test("a write that met silence is not sent again", async () => {
  const { server, client } = given();
  const write = vi.fn(() => Promise.reject(silence()));
  const mutation = client.getMutationCache().build(client, { mutationFn: write });
  await expect(mutation.execute(undefined)).rejects.toThrow(/did not answer/);

  noteContact("silence");
  await vi.advanceTimersByTimeAsync(100);
  server.isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);

  expect(contactNow()).toBe("answers");
  expect(write).toHaveBeenCalledOnce();
});
