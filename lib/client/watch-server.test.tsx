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

test("nobody is asked while the page is hidden or without a network, and at once when that is over", async () => {
  const { server } = given();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  noteContact("silence");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked).toBe(0);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.asked).toBe(1);

  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked).toBe(1);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.asked).toBe(2);
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
