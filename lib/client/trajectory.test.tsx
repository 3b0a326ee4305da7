import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { aCheck, aJudgement } from "@/components/judgement/given-judgement";
import { aDetail } from "@/components/trajectory/given-reader";
import { readerOptions, stepChunkOptions, trajectoryOptions } from "./trajectory";

// What an answer is read by comes late, and by no timer.
beforeAll(() => import("./answer-schemas"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that holds one trajectory in five chunks of ten steps each, and what it is asked for. */
function givenServer() {
  const chunks = [0, 1, 2, 3, 4].map((chunk) => ({
    chunk,
    firstStep: chunk * 10,
    lastStep: chunk * 10 + 9,
    rawBytes: 900_000,
  }));
  const detail = aDetail({ steps: [], outline: { chunks } });
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const path = address.replace(`/api/trajectories/${detail.header.id}`, "");
    asked.push(path);
    return Promise.resolve(Response.json(path === "?as=gzip" ? detail : []));
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
  vi.stubGlobal("fetch", () => {
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
