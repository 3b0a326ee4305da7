import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { aCheck, aJudgement } from "@/components/judgement/given-judgement";
import { aDetail, aStep } from "@/components/trajectory/given-reader";
import { createQueryClient } from "./query-client";
import { readerOptions, stepChunkOptions, trajectoryOptions } from "./trajectory";

// What an answer is read by comes late, and by no timer.
beforeAll(() => import("./answer-schemas"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Reply = () => Promise<Response>;

/** A server that holds one trajectory in five chunks of ten steps each, three or four of which fill a screen, and what it is asked for. */
function givenServer(replies: Readonly<Record<string, Reply>> = {}) {
  const chunks = [0, 1, 2, 3, 4].map((chunk) => ({
    chunk,
    firstStep: chunk * 10,
    lastStep: chunk * 10 + 9,
    rawBytes: 900_000,
  }));
  const lines = aDetail({ steps: Array.from({ length: 50 }, (_, index) => aStep(index)) }).outline.steps;
  const steps = lines.map((line) => ({ ...line, chars: 3600, chunk: Math.floor(line.index / 10) }));
  const detail = aDetail({ steps: [], outline: { chunks, steps } });
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const path = address.replace(`/api/trajectories/${detail.header.id}`, "");
    asked.push(path);
    return replies[path]?.() ?? Promise.resolve(Response.json(path === "?as=gzip" ? detail : []));
  });

  return { id: detail.header.id, asked };
}

test.each([
  [undefined, ["/chunks/0", "/chunks/1"]],
  [25, ["/chunks/1", "/chunks/2", "/chunks/3"]],
  [4000, ["/chunks/3", "/chunks/4"]],
])("a reader that opens at step %s asks for the bodies there with the outline", async (step, bodies) => {
  const { id, asked } = givenServer();

  await new QueryClient().query(readerOptions(id, step));

  expect(asked).toEqual(["?as=gzip", ...bodies.map((path) => `${path}?as=gzip`)]);
});

test("where first steps can be read already, the reader waits for its bodies and for what it is drawn with", async () => {
  const { id } = givenServer();
  const client = new QueryClient();
  const parts = new EventTarget();
  const fetched = new Promise((resolve) => parts.addEventListener("here", resolve));
  let isThere = false;

  const opened = client.query(readerOptions(id, 0, () => fetched)).then(() => {
    isThere = true;
  });
  await vi.waitFor(() => expect(client.getQueryData(stepChunkOptions(id, 1).queryKey)).toEqual([]));
  expect(isThere).toBe(false);
  parts.dispatchEvent(new Event("here"));
  await opened;

  expect(client.getQueryData(stepChunkOptions(id, 0).queryKey)).toEqual([]);
});

const never: Reply = () => new Promise(() => undefined);
const failed: Reply = () => Promise.resolve(Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }));

test("a neighbour of the first screen that is long in coming is not waited for, though it is asked for", async () => {
  const { id, asked } = givenServer({ "/chunks/1?as=gzip": never, "/chunks/3?as=gzip": never });
  const client = createQueryClient();

  const opened = client.query(readerOptions(id, 25, () => Promise.resolve()));

  await expect(opened).resolves.toMatchObject({ header: { id } });
  expect(client.getQueryData(stepChunkOptions(id, 2).queryKey)).toEqual([]);
  expect(asked).toHaveLength(4);
});

test("bodies of the first screen that fail are tried once, and the reader shows them as failed", async () => {
  const { id, asked } = givenServer({ "/chunks/0?as=gzip": failed });

  await createQueryClient().query(readerOptions(id, 0, () => Promise.resolve()));

  expect(asked.filter((path) => path.startsWith("/chunks/0"))).toHaveLength(1);
});

test("where nobody waits for them, bodies that fail are asked for again as any other question", async () => {
  const { id, asked } = givenServer({ "/chunks/0?as=gzip": failed });
  const client = createQueryClient();

  await client.query(readerOptions(id));

  await vi.waitFor(() => expect(asked.filter((path) => path.startsWith("/chunks/0"))).toHaveLength(2), 10_000);
});

test("a reader whose other parts do not come is opened without them", async () => {
  const { id } = givenServer();

  const opened = new QueryClient().query(readerOptions(id, 0, () => Promise.reject(new Error("no network"))));

  await expect(opened).resolves.toMatchObject({ header: { id } });
});

test("a peek asks for no bodies", async () => {
  const { id, asked } = givenServer();

  await new QueryClient().query(trajectoryOptions(id));

  expect(asked).toEqual(["?as=gzip"]);
});

test.each([
  ["a judgement that no machine has checked", { judgement: aJudgement() }, 4],
  ["one that failed", { judgement: aJudgement({ state: "failed" }) }, 4],
  ["no judgement", { judgement: aJudgement({ state: "absent" }) }, 1],
  ["a judgement that is hidden", {}, 1],
])("a reader of %s asks until it is checked, ever more seldom", async (_, header, asked) => {
  vi.useFakeTimers();
  const { header: read, ...detail } = aDetail({ steps: [], header });
  let answers = 0;
  vi.stubGlobal("fetch", (address: string) => {
    // What another file left behind in the process may ask, too.
    if (!address.includes(read.id)) return Promise.resolve(Response.json({}));
    answers += 1;
    return Promise.resolve(
      Response.json({ ...detail, header: read, ...(answers > 3 ? { judgeCheck: aCheck() } : {}) }),
    );
  });

  const client = new QueryClient();
  const observer = new QueryObserver(client, { ...readerOptions(read.id), refetchIntervalInBackground: true });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers).toBe(Math.min(asked, 2));
  await vi.advanceTimersByTimeAsync(600_000);
  stop();

  expect(answers).toBe(asked);
});
